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
  // The place of a message is open, and so is how long it stays.
  func after(
    _ steps: Step..., expect rows: [String], at location: SourceLocation = #_sourceLocation
  ) async throws {
    let messages = ["You are offline.", "The server has a problem."]
    let screen = await phone.after(steps).filter { !messages.contains($0) || rows.contains($0) }
    try #require(screen.sorted() == rows.sorted(), sourceLocation: location)
  }
  // While a request is in flight, anything else may be hidden.
  func afterLoading(_ steps: Step..., at location: SourceLocation = #_sourceLocation) async throws {
    try #require(await phone.after(steps).contains("Loading…"), sourceLocation: location)
  }
  let title = "Quiet hours"

  // An error is shown, and the user can try again.
  try await after(.error(.offline), .open, expect: [title, "You are offline.", "Try again"])
  try await after(
    .error(.serverProblem), .choose("Try again"),
    expect: [title, "The server has a problem.", "Try again"])
  try await afterLoading(.error(nil), .slow, .choose("Try again"))
  let saved = [title, "9 hours without a sound.", "From 22:00", "To 7:00"]
  try await after(.answer, expect: saved)

  // The buttons go past midnight, and back to what is saved already.
  try await after(
    .press("Later", in: "From", times: 2),
    expect: [title, "7 hours without a sound.", "From 0:00", "To 7:00", "Save"])
  try await after(.press("Earlier", in: "From", times: 2), expect: saved)

  // A save that fails keeps the hours, and a tap during a save has no effect.
  let twelve = [title, "12 hours without a sound.", "From 22:00", "To 10:00", "Save"]
  try await after(
    .press("Later", in: "To", times: 3), .error(.offline), .choose("Save"),
    expect: twelve + ["You are offline."])
  try await afterLoading(.error(.serverProblem), .slow, .choose("Save"))
  try await after(
    .choose("Save"), .press("Later", in: "To"), .answer,
    expect: twelve + ["The server has a problem."])

  // More than twelve hours are confirmed, each time.
  let question = ["Silent for 13 hours?", "Save", "Cancel"]
  let thirteen = [title, "13 hours without a sound.", "From 22:00", "To 11:00", "Save"]
  try await after(.error(nil), .press("Later", in: "To"), .choose("Save"), expect: question)
  try await after(.choose("Cancel"), expect: thirteen)
  try await after(
    .error(.offline), .choose("Save"), .choose("Save"), expect: thirteen + ["You are offline."])
  try await after(.error(nil), .choose("Save"), expect: question)

  // The hours of another device replace what isn't saved.
  try await after(
    .choose("Cancel"), .change(to: QuietHours(start: 6, end: 7)),
    expect: [title, "1 hour without a sound.", "From 6:00", "To 7:00"])
  try await after(
    .press("Earlier", in: "To"),
    expect: [title, "Reminders always make a sound.", "From 6:00", "To 6:00", "Save"])
  try await after(
    .press("Earlier", in: "To"), .choose("Save"),
    expect: ["Silent for 23 hours?", "Save", "Cancel"])
  try await afterLoading(.slow, .choose("Save"))
  try await after(.answer, expect: ["Settings"])

  // The user leaves during a save, and is in the next visit when the response arrives.
  try await after(
    .open, .press("Earlier", in: "From"), .slow, .choose("Save"), .leave, .open, .answer,
    expect: [title, "Reminders always make a sound.", "From 5:00", "To 5:00"])
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
