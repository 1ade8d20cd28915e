import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.9 A late response closes no other detail`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.choose("Water the plants")
    await phone.deleteInDetailAndConfirm()
    // The user leaves the detail before the response, and opens another one.
    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.detailCanBeLeft)

    await phone.choose("Call the dentist")
    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.title, equals: "Call the dentist", Rule.detailCanBeLeft)
    await phone.goBack()
    let rows = ["Call the dentist", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.detailCloses)
  }

  @Test func `7.9 A late response closes no question about another reminder`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.choose("Water the plants")
    await phone.deleteInDetailAndConfirm()
    // The user leaves the detail before the response, and wants to delete another reminder.
    await phone.goBack()

    await phone.press("Delete", in: "Call the dentist")
    await phone.letServerRespondFromNowOn()

    let question = "Delete “Call the dentist”?"
    try await phone.require(phone.title, equals: question, Rule.detailCanBeLeft)
    await phone.choose("Cancel")
    let rows = ["Call the dentist", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.detailCloses)
  }

  @Test func `7.9 A detail is about its reminder, although a row above disappears`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.deleteAndConfirm("Water the plants")
    await phone.choose("Call the dentist")

    await phone.respond(to: "delete \(Self.plants.id)")
    try await phone.require(phone.title, equals: "Call the dentist", Rule.detailKeepsItsSubject)

    await phone.deleteInDetailAndConfirm()
    let requests = ["load", "delete \(Self.plants.id)", "delete \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.detailKeepsItsSubject)
  }

  @Test func `7.9 A reminder that the list deletes closes its detail with its question`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    // The list's deletion is in flight, and the user opens the same reminder.
    phone.server.isSlow = true
    await phone.deleteAndConfirm("Water the plants")
    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)
    // The detail asks whether to delete it, and the user doesn't answer.
    await phone.choose("Delete")

    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.title, equals: "Reminders", Rule.detailCloses)
    let rows = ["Call the dentist", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.detailCloses)
  }

  @Test func `7.9 What the list deletes is not deleted again by its detail`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.deleteAndConfirm("Water the plants")
    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)

    // The user deletes it in the detail, too. If the detail asks no question now, that is right.
    await phone.deleteInDetailAndConfirm()

    let requests = ["load", "delete \(Self.plants.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.deleteIsSentOnce)
  }

  @Test func `7.9 A deletion closes no screen that another part of the app has opened`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.choose("Water the plants")
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)
    phone.server.isSlow = true
    await phone.deleteInDetailAndConfirm()

    // Another part of the app opens a screen above the detail, before the server responds.
    await phone.openOtherScreen(titled: "A message")
    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.title, equals: "A message", Rule.detailCanBeLeft)
  }

  @Test func `7.9 Details are opened and left while requests are in flight`() async {
    // In each visit, all events of 7.5 to 7.9 come in an order of chance: the user opens and leaves
    // details, deletes in both places and sets alarms, and the server responds in any order. After
    // each event the screen shows what these sections say, and each request was sent once. After
    // the visit, nothing holds a service.
    await visitJudge.judge(exercise: 9)
  }
}
