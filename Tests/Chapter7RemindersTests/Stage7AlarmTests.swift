import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.7 Each row without an alarm has a button to set one`() async throws {
    let phone = await RemindersPhone(Self.all)

    let rows = ["Water the plants", "Call the dentist"]
    try await phone.require(phone.rows(with: "Remind me"), equals: rows, Rule.alarmIsOffered)
  }

  @Test func `7.7 The system asks for the permission once`() async throws {
    let phone = await RemindersPhone(Self.all)
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)

    await phone.press("Remind me", in: "Water the plants")
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionOnce)
  }

  @Test func `7.7 The answer is kept, and the alarm is set`() async throws {
    let phone = await RemindersPhone(Self.all)
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")

    // The user allows alarms, and then the server sets this one.
    await phone.letServerRespond()

    try await phone.require(phone.settings.isAllowed, equals: true, Rule.permissionIsRemembered)
    let requests = ["load", "ask", "set alarm of 7"]
    try await phone.require(phone.server.requests, equals: requests, Rule.alarmIsSet)
    let row = "Water the plants, with alarm"
    try await phone.require(phone.rows.first, equals: row, Rule.alarmIsSet)
  }

  @Test func `7.7 The second alarm needs no permission`() async throws {
    let phone = await RemindersPhone(Self.all)
    await phone.press("Remind me", in: "Water the plants")

    await phone.press("Remind me", in: "Call the dentist")

    let requests = ["load", "ask", "set alarm of 7", "set alarm of 3"]
    try await phone.require(phone.server.requests, equals: requests, Rule.permissionOnce)
    let rows = [
      "Water the plants, with alarm", "Call the dentist, with alarm",
      "Return the books, with alarm",
    ]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
  }

  @Test func `7.7 The response shows the alarm, and nothing does before`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isAllowed = true }
    phone.server.isSlow = true

    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.rows, equals: Self.rows, Rule.alarmIsSet)

    await phone.letServerRespond()
    let row = "Call the dentist, with alarm"
    let rows = ["Water the plants", row, "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
    try await phone.require(phone.buttons(in: row), equals: ["Delete"], Rule.alarmIsOffered)
  }

  @Test func `7.7 A refusal is explained at each tap, and not asked for again`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.userAllows = false }
    await phone.press("Remind me", in: "Call the dentist")
    let explanation = "Reminders make no sound."
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)

    await phone.choose("OK")
    try await phone.require(phone.rows, equals: Self.rows, Rule.refusalIsExplained)
    try await phone.require(phone.settings.isAllowed, equals: false, Rule.permissionIsRemembered)

    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionOnce)

    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
  }

  @Test func `7.7 A refusal of an earlier visit counts`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isAllowed = false }

    await phone.press("Remind me", in: "Call the dentist")

    let explanation = "Reminders make no sound."
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)
    try await phone.require(phone.rows, equals: ["OK"], Rule.refusalIsExplained)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.permissionIsRemembered)
  }

  @Test func `7.7 An alarm that could not be set is no alarm, and can be set again`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isAllowed = true }
    phone.server.failure = .offline
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.rows, equals: Self.rows, Rule.alarmMayFail)
    try await phone.require(phone.errors, equals: ["You are offline."], Rule.alarmMayFail)

    phone.server.failure = nil
    await phone.press("Remind me", in: "Call the dentist")
    let rows = ["Water the plants", "Call the dentist, with alarm", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
    try await phone.require(phone.errors, equals: [], Rule.alarmMayFail)
  }

  @Test func `7.7 An alarm belongs to its reminder, although a row above disappears`() async throws
  {
    let phone = await RemindersPhone(Self.all) { $0.isAllowed = true }
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    await phone.delete("Water the plants")
    await phone.respond(to: "delete 7")

    await phone.respond(to: "set alarm of 3")

    let rows = ["Call the dentist, with alarm", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
  }

  @Test func `7.7 The answer to the system is kept, although the visit has ended`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.userAllows = false }
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)

    await phone.end()
    // Now the user refuses.
    await phone.letServerRespond()

    try await phone.require(phone.settings.isAllowed, equals: false, Rule.answerOutlastsVisit)
  }

  @Test func `7.7 Permission that comes after the visit is kept, too`() async throws {
    let phone = await RemindersPhone(Self.all)
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")

    await phone.end()
    // Now the user allows alarms.
    await phone.letServerRespond()

    try await phone.require(phone.settings.isAllowed, equals: true, Rule.answerOutlastsVisit)
  }

  @Test func `7.7 A refusal that comes after the visit is explained to no user`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.userAllows = false }
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)

    await phone.leaveAll()
    // Now the user refuses. An alert would need a moment to appear, and none does.
    await phone.letServerRespond()
    await phone.waitBriefly(for: "Reminders make no sound.")
    try await phone.require(phone.title, equals: "Home", Rule.visitShowsNothing(7))
  }

  @Test func `7.7 Taps while the system asks leave nothing in memory`() async throws {
    let leftovers = try await RemindersPhone.leftovers(ofVisitWith: Self.all) { phone in
      phone.server.isSlow = true
      await phone.press("Remind me", in: "Water the plants")
      try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)
      await phone.press("Remind me", in: "Call the dentist")
      await phone.press("Remind me", in: "Water the plants")
      await phone.letServerRespond()
    }

    try require(leftovers, equals: [], Rule.alarmLeavesNothing)
  }

  @Test func `7.7 Taps while the system asks leave nothing in memory after a refusal`() async throws
  {
    let leftovers = try await RemindersPhone.leftovers(ofVisitWith: Self.all) { phone in
      phone.server.isSlow = true
      phone.server.userAllows = false
      await phone.press("Remind me", in: "Water the plants")
      await phone.press("Remind me", in: "Call the dentist")
      await phone.letServerRespond()
      try await phone.require(
        phone.settings.isAllowed, equals: false, Rule.permissionIsRemembered)
    }

    try require(leftovers, equals: [], Rule.alarmLeavesNothing)
  }

  @Test func `7.7 Alarms and deletions meet`() async {
    // The user sets alarms and deletes reminders, while the system asks, and the server responds in
    // any order. Each time the screen shows what it should, each request is sent once, and nothing
    // is in memory after the visit.
    await Judge.visit(upTo: 7).judge(exercise: 7, stories: 150)
  }
}
