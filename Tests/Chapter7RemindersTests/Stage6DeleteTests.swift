import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7.Folder {
  @Test func `7.6 A reminder is deleted after a question`() async throws {
    let phone = await RemindersPhone(Self.all)
    for row in Self.rows {
      try await phone.require(
        phone.buttons(in: row).filter { $0 == "Delete" }, equals: ["Delete"], Rule.deleteIsOffered
      )
    }
    await phone.press("Delete", in: "Call the dentist")
    try await phone.require(phone.title, equals: "Delete “Call the dentist”?", Rule.deleteAsks)
    try await phone.require(phone.rows.sorted(), equals: ["Cancel", "Delete"], Rule.deleteAsks)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.deleteAsks)
    await phone.choose("Cancel")
    try await phone.require(phone.title, equals: "Reminders", Rule.deleteAsks)
    try await phone.require(phone.rows, equals: Self.rows, Rule.deleteAsks)
    await phone.press("Delete", in: "Call the dentist")
    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.backIsCancel)

    await phone.press("Delete", in: "Call the dentist")
    phone.server.isSlow = true
    await phone.choose("Delete")
    try await phone.require(
      phone.server.requests, equals: ["load", "delete 3"], Rule.deleteIsSentOnce)
    // A second one before the response, if the row is still there.
    await phone.press("Delete", in: "Call the dentist")
    await phone.choose("Delete")
    try await phone.require(
      phone.server.requests, equals: ["load", "delete 3"], Rule.deleteIsSentOnce)
    await phone.respond()
    let rest = Self.rows.filter { $0 != "Call the dentist" }
    try await phone.require(phone.rows, equals: rest, Rule.deletedIsGone)

    await phone.press("Delete", in: "Water the plants")
    await phone.choose("Delete")
    try await phone.require(
      phone.rows, equals: ["Return the books, with alarm"], Rule.deletedIsGone)
    await phone.press("Delete", in: "Return the books, with alarm")
    await phone.choose("Delete")
    try await phone.require(
      phone.lines.contains("Nothing to remember."), equals: true, Rule.deletedIsGone)
    try await phone.require(
      phone.server.requests, equals: ["load", "delete 3", "delete 7", "delete 0"],
      Rule.deleteIsSentOnce)
  }

  @Test func `7.6 What could not be deleted stays, and can be deleted again`() async throws {
    let phone = await RemindersPhone(Self.all)
    phone.server.failure = .serverProblem
    await phone.press("Delete", in: "Water the plants")
    await phone.choose("Delete")
    let message = RemindersError.serverProblem.reason
    try await phone.require(phone.lines.contains(message), equals: true, Rule.deleteMayFail)
    try await phone.require(phone.rows, equals: Self.rows, Rule.deleteMayFail)
    await phone.press("Delete", in: "Call the dentist")
    await phone.choose("Cancel")
    try await phone.require(phone.lines.contains(message), equals: true, Rule.deleteMayFail)
    phone.server.failure = nil
    await phone.press("Delete", in: "Water the plants")
    await phone.choose("Delete")
    try await phone.require(phone.rows, equals: Array(Self.rows.dropFirst()), Rule.deleteMayFail)
    try await phone.require(phone.lines.contains(message), equals: false, Rule.deleteMayFail)
  }

  @Test func `7.6 A question is about its reminder, whatever is deleted meanwhile`() async throws {
    for (first, second) in [(0, 1), (1, 0), (0, 2), (1, 2)] {
      let phone = await RemindersPhone(Self.all)
      phone.server.isSlow = true
      await phone.press("Delete", in: Self.rows[first])
      await phone.choose("Delete")
      await phone.press("Delete", in: Self.rows[second])
      await phone.respond(to: "delete \(Self.all[first].id)")
      let question = "Delete “\(Self.all[second].title)”?"
      try await phone.require(phone.title, equals: question, Rule.questionKeepsItsSubject)
      await phone.choose("Delete")
      let requests = ["load", "delete \(Self.all[first].id)", "delete \(Self.all[second].id)"]
      try await phone.require(
        phone.server.requests, equals: requests, Rule.questionKeepsItsSubject)
    }
  }

  @Test func `7.6 Several reminders are deleted at once`() async throws {
    try await RemindersWalk.take(6, Rule.severalInFlight)
  }
}
