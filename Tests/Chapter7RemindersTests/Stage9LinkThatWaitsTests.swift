import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.10 The last link that came before the reminders opens when they are loaded`()
    async throws
  {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///7")
    await phone.follow("reminders:///0")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkWaits)

    await phone.letServerRespond()
    try await phone.require(phone.title, equals: "Return the books", Rule.lastLinkCounts)

    // The list is below the only detail.
    await phone.leave()
    try await phone.require(phone.rows, equals: Self.rows, Rule.linkWaits)
  }

  @Test func `7.10 Each link opens once, also one that has waited`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///0")
    await phone.letServerRespond()
    try await phone.require(phone.title, equals: "Return the books", Rule.linkWaits)
    await phone.leave()
    await phone.follow("reminders:///7")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
    await phone.leave()

    // The list changes, but both links have been followed already.
    await phone.delete("Call the dentist")

    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)
    let rows = ["Water the plants", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.linkOpensOnce)
  }

  @Test func `7.10 A link still waits after an error`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    phone.server.failure = .offline
    await phone.follow("reminders:///0")
    await phone.letServerRespond()

    phone.server.failure = nil
    // This row is on the list's own screen, below the error.
    await phone.choose("Try again")

    try await phone.require(phone.title, equals: "Return the books", Rule.linkOutlastsErrors)
  }

  @Test func `7.10 A link that comes after an error waits as well`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.failure = .offline }
    await phone.follow("reminders:///0")

    phone.server.failure = nil
    // This row is on the list's own screen, below the error.
    await phone.choose("Try again")

    try await phone.require(phone.title, equals: "Return the books", Rule.linkOutlastsErrors)
  }

  @Test func `7.10 A link that has waited may lead to no reminder`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///4")

    await phone.letServerRespond()
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)

    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
    try await phone.require(phone.rows, equals: Self.rows, Rule.linkMayBeOld)
  }

  @Test func `7.10 A link that has led to no reminder is not followed again`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///4")
    await phone.letServerRespond()
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)
    await phone.choose("OK")

    // The list changes, but the link has been followed already.
    await phone.delete("Call the dentist")

    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)
  }

  @Test func `7.10 A link that waits opens its reminder, but nothing after the visit`() async throws
  {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///7")
    await phone.letServerRespond()
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkWaits)

    let other = await RemindersPhone(Self.all) { $0.isSlow = true }
    await other.follow("reminders:///7")
    await other.leaveAll()
    await other.letServerRespond()
    // A detail would need a moment to appear, and none does after the visit.
    await other.waitBriefly(for: "Water the plants")
    try await other.require(other.title, equals: "Home", Rule.visitShowsNothing(10))
  }

  @Test func `7.10 A link of another app doesn't replace one that waits`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///0")
    await phone.follow("https://example.com/7")

    await phone.letServerRespond()

    try await phone.require(phone.title, equals: "Return the books", Rule.linkIsOurs)
  }

  @Test func `7.10 A link that waits outlasts the function that received it`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///0")
    phone.releaseLinks()

    await phone.letServerRespond()

    try await phone.require(phone.title, equals: "Return the books", Rule.linkOutlastsFunction)
  }

  @Test func `7.10 Links come at any time`() async {
    // The user follows links before and after the reminders are loaded, while alerts and details
    // are open, and requests are in flight. Each time the screen shows what it should, each request
    // is sent once, and nothing is in memory after the visit.
    await Judge.visit(upTo: 10).judge(exercise: 10, stories: 150)
  }
}
