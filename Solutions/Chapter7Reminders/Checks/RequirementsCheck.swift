import ScreenKit
import Testing

@testable import Chapter7Reminders

/// Checks that quiet hours do what is required.
///
/// The chapter's tests call it with modules that do it, and with modules that do it only in a demonstration.
///
/// - Parameter open: Opens new quiet hours.
@MainActor func checkRequirements(of open: @escaping OpenQuietHours) async throws {
  // exercise 7.2: This check is a demonstration: a fast server, one tap at a time, no error. Check what else is required.
  let phone = Phone(open)
  let title = "Quiet hours"
  let messages = ["You are offline.", "The server has a problem."]
  let saved = [title, "9 hours without a sound.", "From 22:00", "To 7:00"]
  let changed = [title, "12 hours without a sound.", "From 22:00", "To 10:00", "Save"]
  let moments: [(steps: [Step], rows: [String])] = [
    ([.error(.offline), .open], [title, "You are offline.", "Try again"]),
    (
      [.error(.serverProblem), .choose("Try again")],
      [title, "The server has a problem.", "Try again"]
    ),
    ([.error(nil), .slow, .choose("Try again")], ["Loading…"]),
    ([.answer], saved),
    (
      [.press("Later", in: "From", times: 2)],
      [title, "7 hours without a sound.", "From 0:00", "To 7:00", "Save"]
    ),
    ([.press("Earlier", in: "From", times: 2)], saved),
    (
      [.press("Later", in: "To", times: 3), .error(.offline), .choose("Save")],
      changed + ["You are offline."]
    ),
    ([.error(.serverProblem), .slow, .choose("Save")], ["Loading…"]),
    (
      [.choose("Save"), .press("Later", in: "To"), .answer],
      changed + ["The server has a problem."]
    ),
    (
      [.error(nil), .press("Later", in: "To"), .choose("Save")],
      ["Silent for 13 hours?", "Save", "Cancel"]
    ),
    (
      [.choose("Cancel")],
      [title, "13 hours without a sound.", "From 22:00", "To 11:00", "Save"]
    ),
    (
      [.error(.offline), .choose("Save"), .choose("Save")],
      [title, "13 hours without a sound.", "From 22:00", "To 11:00", "Save", "You are offline."]
    ),
    ([.error(nil), .choose("Save")], ["Silent for 13 hours?", "Save", "Cancel"]),
    (
      [.choose("Cancel"), .change(to: QuietHours(start: 6, end: 7))],
      [title, "1 hour without a sound.", "From 6:00", "To 7:00"]
    ),
    (
      [.press("Earlier", in: "To")],
      [title, "Reminders always make a sound.", "From 6:00", "To 6:00", "Save"]
    ),
    (
      [.press("Earlier", in: "To"), .choose("Save")],
      ["Silent for 23 hours?", "Save", "Cancel"]
    ),
    ([.slow, .choose("Save")], ["Loading…"]),
    ([.answer], ["Settings"]),
    // The user leaves during a save, and is in the next visit when the response arrives.
    (
      [.open, .press("Earlier", in: "From"), .slow, .choose("Save"), .leave, .open, .answer],
      [title, "Reminders always make a sound.", "From 5:00", "To 5:00"]
    ),
  ]
  for (steps, rows) in moments {
    // The place of a message is open, and so is how long it stays.
    let screen = await phone.after(steps).filter { !messages.contains($0) || rows.contains($0) }
    // While a request is in flight, anything else may be hidden.
    if rows == ["Loading…"] {
      try #require(screen.contains("Loading…"))
    } else {
      try #require(screen.sorted() == rows.sorted())
    }
  }
  let requests = [
    "load", "load", "load", "save 22 to 10", "save 22 to 10", "save 22 to 11", "save 6 to 5",
    "load", "save 5 to 5", "load",
  ]
  try #require(phone.server?.requests == requests)
  // starter: let phone = Phone(open)
  // starter: let screen = await phone.after(.open, .press("Later", in: "To"), .choose("Save"))
  // starter: #expect(screen == ["Settings"])
  // end 7.2
}
