import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.8 The header counts what is due`() async throws {
    // "Water the plants" and "Return the books" are due, and "Call the dentist" isn't.
    let phone = await RemindersPhone(serverHas: Self.reminders)

    // The header is all lines on the screen that begin with "Due:".
    try await phone.require(phone.header, equals: ["Due: 2 of 3"], Rule.headerCounts)
  }

  @Test func `7.8 The header appears when the reminders are loaded`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    try await phone.require(phone.header, equals: [], Rule.headerWaits)

    // The request fails, so there is still nothing to count.
    phone.server.failure = .offline
    await phone.letServerRespondFromNowOn()
    try await phone.require(phone.header, equals: [], Rule.headerWaits)

    phone.server.failure = nil
    await phone.choose("Try again")
    try await phone.require(phone.header, equals: ["Due: 2 of 3"], Rule.headerCounts)
  }

  @Test func `7.8 The header has a screen of its own, within that of the list`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    // These lines are the list's own, without those of the screens in it.
    let linesOfList = phone.navigator.top?.lines ?? []

    try await phone.require(phone.header, equals: ["Due: 2 of 3"], Rule.headerCounts)
    try require(linesOfList.contains("Due: 2 of 3"), equals: false, Rule.headerIsModule)
  }

  @Test func `7.8 The header learns of each deletion, without a request`() async throws {
    // "Call the dentist" isn't due, and the two others are.
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.deleteAndConfirm("Call the dentist")
    try await phone.require(phone.header, equals: ["Due: 2 of 2"], Rule.headerLearns)

    await phone.deleteAndConfirm("Water the plants")
    try await phone.require(phone.header, equals: ["Due: 1 of 1"], Rule.headerLearns)
    let loads = phone.server.requests.count { $0 == "load" }
    try require(loads, equals: 1, Rule.headerAsksNothing)
  }

  @Test func `7.8 The header stays when nothing is due any more`() async throws {
    // "Call the dentist" isn't due.
    let phone = await RemindersPhone(serverHas: [Self.dentist, Self.plants])

    await phone.deleteAndConfirm("Water the plants")

    try await phone.require(phone.header, equals: ["Due: 0 of 1"], Rule.headerLearns)
  }

  @Test func `7.8 The header doesn't count a deleted reminder, even if it was the last one`()
    async throws
  {
    // "Call the dentist" isn't due.
    let phone = await RemindersPhone(serverHas: [Self.dentist])
    try await phone.require(phone.header, equals: ["Due: 0 of 1"], Rule.headerCounts)

    await phone.deleteAndConfirm("Call the dentist")

    // Whether an empty list is counted is open.
    try await phone.require(
      phone.header.contains("Due: 0 of 1"), equals: false, Rule.headerLearns)
  }

  @Test func `7.8 The header follows each change`() async {
    // In each visit, all events of 7.5 to 7.7 come in an order of chance: the user sets alarms and
    // deletes reminders, and the server responds in any order. After each event the header has the
    // numbers of the list below it, and the rest of the screen is as these sections say. After the
    // visit, nothing holds a service.
    await visitJudge.judge(exercise: 8)
  }
}
