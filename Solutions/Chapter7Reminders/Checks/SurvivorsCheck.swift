import ScreenKit
import Testing

@testable import Chapter7Reminders

/// Checks that closed quiet hours leave no object in memory.
///
/// The chapter's tests call it with modules that are deallocated, and with modules that leak.
///
/// - Parameter open: Opens new quiet hours.
@MainActor func checkSurvivors(of open: @escaping OpenQuietHours) async throws {
  // exercise 7.1: This check looks at one object after one visit, so most leaks pass. Find everything that survives the screen.
  let short: [Step] = [.press("Later", in: "To"), .choose("Save")]
  let long: [Step] = [.press("Later", in: "To", times: 5), .choose("Save")]
  let visits: [(before: [Step], during: [Step])] = [
    ([], []),
    ([], [.change(to: QuietHours(start: 1, end: 2))]),
    ([], short),
    ([], [.error(.offline)] + short),
    ([], [.slow] + short),
    ([], long + [.choose("Cancel")]),
    ([], long + [.choose("Save")]),
    ([.error(.offline)], []),
    ([.slow], []),
  ]
  for (before, during) in visits {
    let phone = Phone(open)
    await phone.after(before + [.open])
    let (screen, server) = (Probe(phone.top), Probe(phone.server))
    await phone.after(during + [.leave, .answer])
    phone.server = nil
    try #require(screen.object == nil)
    try #require(server.object == nil)
  }
  // starter: let phone = Phone(open)
  // starter: await phone.after(.open)
  // starter: let screen = Probe(phone.top)
  // starter: await phone.after(.leave)
  // starter: #expect(screen.object == nil)
  // end 7.1
}
