import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.7 Each row without an alarm has a button to set one`() async throws {
    // There is a third reminder, "Return the books", which has an alarm already.
    let phone = await RemindersPhone(serverHas: Self.reminders)

    let rows = ["Water the plants", "Call the dentist"]
    try await phone.require(phone.rows(with: "Remind me"), equals: rows, Rule.alarmIsOffered)
  }

  @Test func `7.7 The system asks for the permission once`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    // "ask" is the question of the system, which the user doesn't answer yet.
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)

    await phone.press("Remind me", in: "Water the plants")
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionOnce)
  }

  @Test func `7.7 The answer is kept, and the alarm is set`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    // Neither the user nor the server answers yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")

    // The user allows alarms, and then the server sets this one.
    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.server.isAllowed, equals: true, Rule.permissionIsRemembered)
    let requests = ["load", "ask", "set alarm of \(Self.plants.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.alarmIsSet)
    let row = "Water the plants, with alarm"
    try await phone.require(phone.rows.first, equals: row, Rule.alarmIsSet)
  }

  @Test func `7.7 The second alarm needs no permission`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    // The system asks, and the user allows alarms.
    await phone.press("Remind me", in: "Water the plants")

    await phone.press("Remind me", in: "Call the dentist")

    let requests = [
      "load", "ask", "set alarm of \(Self.plants.id)", "set alarm of \(Self.dentist.id)",
    ]
    try await phone.require(phone.server.requests, equals: requests, Rule.permissionOnce)
    let rows = [
      "Water the plants, with alarm", "Call the dentist, with alarm",
      "Return the books, with alarm",
    ]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
  }

  @Test func `7.7 Two alarms can be set at the same time`() async throws {
    // The user has allowed alarms in an earlier visit, so the system asks nothing.
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.isAllowed = true
    }
    phone.server.isSlow = true

    await phone.press("Remind me", in: "Water the plants")
    await phone.press("Remind me", in: "Call the dentist")

    let requests = ["load", "set alarm of \(Self.plants.id)", "set alarm of \(Self.dentist.id)"]
    try await phone.require(phone.server.requests, equals: requests, Rule.alarmIsSet)
  }

  @Test func `7.7 The response shows the alarm, and nothing does before`() async throws {
    // The user has allowed alarms in an earlier visit, so the system asks nothing.
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.isAllowed = true
    }
    phone.server.isSlow = true

    await phone.press("Remind me", in: "Call the dentist")
    // All rows are as before: only "Return the books" has an alarm.
    try await phone.require(phone.rows, equals: Self.allRows, Rule.alarmIsSet)

    await phone.letServerRespondFromNowOn()
    let row = "Call the dentist, with alarm"
    let rows = ["Water the plants", row, "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
    // The row has no button "Remind me" any more.
    try await phone.require(phone.buttons(in: row), equals: ["Delete"], Rule.alarmIsOffered)
  }

  @Test func `7.7 A refusal is explained at each tap, and the system does not ask again`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.userAllowsAlarms = false
    }
    // The system asks, and the user refuses.
    await phone.press("Remind me", in: "Call the dentist")
    let explanation = "Reminders make no sound."
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)

    await phone.choose("OK")
    try await phone.require(phone.rows, equals: Self.allRows, Rule.refusalIsExplained)
    try await phone.require(phone.server.isAllowed, equals: false, Rule.permissionIsRemembered)

    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionOnce)

    // Going back means "OK".
    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
  }

  @Test func `7.7 A refusal of an earlier visit counts`() async throws {
    // The user has refused alarms in an earlier visit.
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.isAllowed = false
    }

    await phone.press("Remind me", in: "Call the dentist")

    let explanation = "Reminders make no sound."
    try await phone.require(phone.title, equals: explanation, Rule.refusalIsExplained)
    // The alert has one answer.
    try await phone.require(phone.rows, equals: ["OK"], Rule.refusalIsExplained)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.permissionIsRemembered)
  }

  @Test func `7.7 An alarm that could not be set is no alarm, and can be set again`() async throws {
    // The user has allowed alarms in an earlier visit, so the system asks nothing.
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.isAllowed = true
    }
    phone.server.failure = .offline
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.rows, equals: Self.allRows, Rule.alarmMayFail)
    try await phone.require(phone.errorLines, equals: ["You are offline."], Rule.alarmMayFail)

    phone.server.failure = nil
    await phone.press("Remind me", in: "Call the dentist")
    let rows = ["Water the plants", "Call the dentist, with alarm", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
    // The list has changed, so the reason is gone.
    try await phone.require(phone.errorLines, equals: [], Rule.alarmMayFail)
  }

  @Test func `7.7 An alarm belongs to its reminder, although a row above disappears`() async throws
  {
    // The user has allowed alarms in an earlier visit, so the system asks nothing.
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.isAllowed = true
    }
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    await phone.deleteAndConfirm("Water the plants")
    // The row above disappears first, and then the server sets the alarm.
    await phone.respond(to: "delete \(Self.plants.id)")

    await phone.respond(to: "set alarm of \(Self.dentist.id)")

    let rows = ["Call the dentist, with alarm", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
  }
}
