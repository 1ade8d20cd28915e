import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.9 A row opens its reminder in a screen of its own`() async throws {
    // "Water the plants" is due, and "Call the dentist" isn't.
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)
    try await phone.require(phone.lines.contains("Due."), equals: true, Rule.detailShows)

    // It opens again after it was left.
    await phone.goBack()
    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)

    await phone.goBack()
    await phone.choose("Call the dentist")
    try await phone.require(phone.title, equals: "Call the dentist", Rule.detailShows)
    try await phone.require(phone.lines.contains("Not due yet."), equals: true, Rule.detailShows)
    // No detail has sent a request.
    try await phone.require(phone.server.requests, equals: ["load"], Rule.detailShows)
  }

  @Test
  func `7.9 Of two reminders with one title, the chosen one is opened and deleted`()
    async throws
  {
    let other = Reminder(id: 8, title: Self.plants.title, isDue: false)
    let phone = await RemindersPhone(serverHas: [Self.plants, other])

    // The user chooses the second row with this title, which isn't due and has the id 8.
    await phone.choose("Water the plants", after: 1)
    try await phone.require(phone.lines.contains("Not due yet."), equals: true, Rule.detailShows)

    await phone.deleteInDetailAndConfirm()
    let requests = ["load", "delete 8"]
    try await phone.require(phone.server.requests, equals: requests, Rule.detailDeletes)
  }

  @Test func `7.9 A refusal is explained above a detail, too`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.userAllowsAlarms = false
    }
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)

    // Now the user refuses.
    await phone.letServerRespondFromNowOn()

    let explanation = "Reminders make no sound."
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)
  }

  @Test func `7.9 The detail asks the same question before it deletes`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.choose("Water the plants")

    await phone.choose("Delete")
    let question = "Delete “Water the plants”?"
    try await phone.require(phone.title, equals: question, Rule.detailDeletes)

    // The user goes back without an answer.
    await phone.goBack()
    try await phone.require(phone.title, equals: "Water the plants", Rule.backIsCancel)
  }

  @Test func `7.9 The detail closes when its reminder is deleted, and the list and header know`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.choose("Water the plants")

    await phone.deleteInDetailAndConfirm()

    try await phone.require(phone.title, equals: "Reminders", Rule.detailCloses)
    let rows = ["Call the dentist", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.detailCloses)
    try await phone.require(phone.header, equals: ["Due: 1 of 2"], Rule.detailTellsAll)
  }

  @Test func `7.9 The detail stays if its reminder could not be deleted, with the reason`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.failure = .offline
    await phone.choose("Call the dentist")

    await phone.deleteInDetailAndConfirm()
    try await phone.require(phone.title, equals: "Call the dentist", Rule.detailStays)
    try await phone.require(phone.errorLines, equals: ["You are offline."], Rule.detailStays)

    // The user tries again.
    phone.server.failure = nil
    await phone.deleteInDetailAndConfirm()
    try await phone.require(phone.title, equals: "Reminders", Rule.detailCloses)
  }

  @Test func `7.9 A detail that was left is deallocated, although the list stays`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)
    // Weak references to the detail's screen, and to the screens in it.
    let detail = phone.probes

    await phone.goBack()

    // Names what still retains one of these screens.
    let inMemory = await phone.memory.leftovers(of: detail)
    try require(inMemory, equals: [], Rule.detailIsReleased)
  }

  @Test func `7.9 Two quick taps open one detail`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.choose("Water the plants", taps: 2)
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.detailOpensOnce)
  }
}
