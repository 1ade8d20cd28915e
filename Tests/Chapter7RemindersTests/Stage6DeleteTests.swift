import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.6 Each row has a button to delete its reminder`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    try await phone.require(phone.rows(with: "Delete"), equals: Self.allRows, Rule.deleteIsOffered)
  }

  @Test func `7.6 The user is asked before a reminder is deleted`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.press("Delete", in: "Call the dentist")

    try await phone.require(phone.title, equals: "Delete “Call the dentist”?", Rule.deleteAsks)
    // The order of the answers is open.
    try await phone.require(phone.rows.sorted(), equals: ["Cancel", "Delete"], Rule.deleteAsks)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.deleteAsks)
  }

  @Test func `7.6 "Cancel" deletes nothing, and neither does going back`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.press("Delete", in: "Call the dentist")
    await phone.choose("Cancel")
    try await phone.require(phone.title, equals: "Reminders", Rule.deleteAsks)
    try await phone.require(phone.rows, equals: Self.allRows, Rule.deleteAsks)

    await phone.press("Delete", in: "Call the dentist")
    try await phone.require(phone.title, equals: "Delete “Call the dentist”?", Rule.deleteAsks)
    // The user goes back without an answer.
    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.backIsCancel)
  }

  @Test func `7.6 "Delete" sends one request, and the row disappears with the response`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true

    // The user presses "Delete" in the row, and chooses "Delete" in the alert.
    await phone.deleteAndConfirm("Call the dentist")
    // The same again, before the response. If the screen hides the row meanwhile, or asks nothing,
    // nothing is tapped.
    await phone.deleteAndConfirm("Call the dentist")
    let requests = ["load", "delete \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.deleteIsSentOnce)

    await phone.letServerRespondFromNowOn()
    let rows = ["Water the plants", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.deletedIsGone)
  }

  @Test func `7.6 "Delete" sends its request, although the user leaves at once`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.press("Delete", in: "Call the dentist")

    // The user chooses "Delete" in the alert, which closes it, and leaves the list before anything
    // else can run.
    phone.tap("Delete")
    phone.goBackAtOnce()

    let requests = ["load", "delete \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.deleteOutlastsScreen)
  }

  @Test func `7.6 When all reminders are deleted, the list says so`() async throws {
    let phone = await RemindersPhone(serverHas: [Self.dentist, Self.plants])

    await phone.deleteAndConfirm("Water the plants")
    try await phone.require(phone.rows, equals: ["Call the dentist"], Rule.deletedIsGone)

    await phone.deleteAndConfirm("Call the dentist")
    try await phone.require(phone.saysNothingToRemember, equals: true, Rule.deletedIsGone)
    let requests = ["load", "delete \(Self.plants.id)", "delete \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.deleteIsSentOnce)
  }

  @Test func `7.6 What could not be deleted stays, with the reason`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.failure = .serverProblem

    await phone.deleteAndConfirm("Water the plants")
    let reason = ["The server has a problem."]
    try await phone.require(phone.errorLines, equals: reason, Rule.deleteMayFail)
    try await phone.require(phone.rows, equals: Self.allRows, Rule.deleteMayFail)

    // The user cancels the next deletion, which sends no request and changes no list. So the reason
    // is still there.
    await phone.press("Delete", in: "Call the dentist")
    await phone.choose("Cancel")
    try await phone.require(phone.errorLines, equals: reason, Rule.deleteMayFail)
  }

  @Test func `7.6 What could not be deleted can be deleted again`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.failure = .serverProblem
    await phone.deleteAndConfirm("Water the plants")

    phone.server.failure = nil
    await phone.deleteAndConfirm("Water the plants")

    let rows = ["Call the dentist", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.deleteMayFail)
    try await phone.require(phone.errorLines, equals: [], Rule.deleteMayFail)
  }

  @Test
  func `7.6 Of two deletions in flight, one fails with its reason, and the other one succeeds`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.deleteAndConfirm("Water the plants")
    await phone.deleteAndConfirm("Call the dentist")

    // The server responds to this request with an error, and not yet to the other one.
    phone.server.failure = .offline
    await phone.respond(to: "delete \(Self.plants.id)")
    try await phone.require(phone.errorLines, equals: ["You are offline."], Rule.deleteMayFail)

    phone.server.failure = nil
    await phone.respond(to: "delete \(Self.dentist.id)")
    let rows = ["Water the plants", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.deletedIsGone)
  }

  @Test func `7.6 Of two deletions that are in flight, each is sent once, and removes its row`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.deleteAndConfirm("Water the plants")
    await phone.deleteAndConfirm("Call the dentist")
    // The user deletes the first one again before the response. If the screen hides its row
    // meanwhile, or asks nothing, nothing is tapped.
    await phone.deleteAndConfirm("Water the plants")
    let requests = ["load", "delete \(Self.plants.id)", "delete \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.deleteIsSentOnce)

    await phone.letServerRespondFromNowOn()
    let rows = ["Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.deletedIsGone)
  }

  @Test func `7.6 The question names a reminder by its title, without the rest of its row`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.press("Delete", in: "Return the books, with alarm")

    try await phone.require(phone.title, equals: "Delete “Return the books”?", Rule.deleteAsks)
  }

  @Test func `7.6 A question is about its reminder, although a row above disappears`() async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.deleteAndConfirm("Water the plants")
    await phone.press("Delete", in: "Call the dentist")

    await phone.respond(to: "delete \(Self.plants.id)")
    let question = "Delete “Call the dentist”?"
    try await phone.require(phone.title, equals: question, Rule.questionKeepsItsSubject)

    await phone.choose("Delete")
    let requests = ["load", "delete \(Self.plants.id)", "delete \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.questionKeepsItsSubject)
  }

  @Test func `7.6 Several reminders are deleted at once`() async {
    // In each visit, the list is loaded, and then events come in an order of chance: the user
    // deletes reminders, answers the questions, opens another screen and leaves, while the server
    // responds in any order, also with errors. After each event the screen shows what 7.6 says, and
    // a deletion was sent once, or again after an error. After the visit, nothing holds a service.
    await visitJudge.judge(exercise: 6)
  }
}
