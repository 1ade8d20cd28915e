import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.10 The last link that came before the reminders opens when they are loaded`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await phone.follow("reminders:///\(Self.plants.id)")
    await phone.follow("reminders:///\(Self.books.id)")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkWaits)

    await phone.letServerRespondFromNowOn()
    try await phone.require(phone.title, equals: "Return the books", Rule.lastLinkCounts)

    // The list is below the only detail.
    await phone.goBack()
    try await phone.require(phone.rows, equals: Self.allRows, Rule.linkWaits)
  }

  @Test func `7.10 Each link opens once, also one that has waited`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await phone.follow("reminders:///\(Self.books.id)")
    await phone.letServerRespondFromNowOn()
    try await phone.require(phone.title, equals: "Return the books", Rule.linkWaits)
    await phone.goBack()
    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
    await phone.goBack()

    // The list changes, but both links have been followed already.
    await phone.deleteAndConfirm("Call the dentist")

    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)
    let rows = ["Water the plants", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.linkOpensOnce)
  }

  @Test func `7.10 A link still waits after an error`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await phone.follow("reminders:///\(Self.books.id)")
    // The request is still in flight, and its response is an error.
    phone.server.failure = .offline
    await phone.letServerRespondFromNowOn()

    // The list shows the error and "Try again", and the user chooses it.
    phone.server.failure = nil
    await phone.choose("Try again")

    try await phone.require(phone.title, equals: "Return the books", Rule.linkOutlastsErrors)
  }

  @Test func `7.10 A link that comes after an error waits as well`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.failure = .offline
    }
    await phone.follow("reminders:///\(Self.books.id)")

    phone.server.failure = nil
    // The list still shows the error and this row.
    await phone.choose("Try again")

    try await phone.require(phone.title, equals: "Return the books", Rule.linkOutlastsErrors)
  }

  @Test func `7.10 A link that has waited may lead to no reminder`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    // No reminder has the id 4.
    await phone.follow("reminders:///4")

    await phone.letServerRespondFromNowOn()
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)

    // Going back means "OK".
    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
    try await phone.require(phone.rows, equals: Self.allRows, Rule.linkMayBeOld)
  }

  @Test func `7.10 A link that has led to no reminder is not followed again`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    // No reminder has the id 4.
    await phone.follow("reminders:///4")
    await phone.letServerRespondFromNowOn()
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)
    await phone.choose("OK")

    // The list changes, but the link has been followed already.
    await phone.deleteAndConfirm("Call the dentist")

    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)
  }

  @Test func `7.10 A link that waits opens its reminder, but after the visit it opens nothing`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await phone.follow("reminders:///\(Self.plants.id)")
    await phone.letServerRespondFromNowOn()
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkWaits)

    // In another visit, the user leaves before the reminders are loaded.
    let other = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await other.follow("reminders:///\(Self.plants.id)")
    await other.leaveAllScreens()
    await other.letServerRespondFromNowOn()
    // A detail would need a moment to appear, and none does after the visit.
    await other.waitBriefly(forTitle: "Water the plants")
    // "Home" is the app's screen below the reminders.
    try await other.require(other.title, equals: "Home", Rule.visitShowsNothing(in: 10))
  }

  @Test func `7.10 A link that comes after the visit crashes nothing`() async throws {
    // First, a link works during a visit. Reminder 7 is "Water the plants".
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.follow("reminders:///7")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
    // In another visit, the user leaves, and the app still has the function for links. This happens
    // in a separate process, because that function may crash.
    try await #require(processExitsWith: .success, Rule.linkCrashesNothing) {
      let phone = await RemindersPhone(serverHas: Chapter7.Folder.reminders)
      await phone.leaveAllScreens()
      await phone.follow("reminders:///7")
    }
  }

  @Test func `7.10 A link of another app doesn't replace one that waits`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await phone.follow("reminders:///\(Self.books.id)")
    // Only a link with `reminders:` opens a reminder, and this one has another scheme.
    await phone.follow("https://example.com/\(Self.plants.id)")

    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.title, equals: "Return the books", Rule.linkIsOurs)
  }

  @Test func `7.10 A link that waits outlasts the function that received it`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
    await phone.follow("reminders:///\(Self.books.id)")
    // The app may release the function that `startReminders` has returned.
    phone.releaseLinkFunction()

    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.title, equals: "Return the books", Rule.linkOutlastsFunction)
  }

  @Test func `7.10 Links come at any time`() async {
    // In each visit, all events of 7.5 to 7.10 come in an order of chance, and links come before
    // and after the reminders are loaded, while alerts and details are open, and requests are in
    // flight. After each event the screen shows what these sections say, and each request was sent
    // once. After the visit, nothing holds a service.
    await visitJudge.judge(exercise: 10)
  }
}
