import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7.Folder {
  @Test func `7.7 The permission is asked for once, and the answer is remembered`() async throws {
    let phone = await RemindersPhone(Self.all)
    for (row, wanted) in zip(Self.rows, [["Remind me"], ["Remind me"], []]) {
      try await phone.require(
        phone.buttons(in: row).filter { $0 == "Remind me" }, equals: wanted, Rule.alarmIsOffered)
    }
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)
    await phone.press("Remind me", in: "Water the plants")
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionOnce)
    await phone.respond()
    try await phone.require(phone.server.isAllowed, equals: true, Rule.permissionIsRemembered)
    try await phone.require(
      phone.server.requests.contains("set alarm of 7"), equals: true, Rule.alarmIsSet)
    try await phone.require(
      phone.rows.first, equals: "Water the plants, with alarm", Rule.alarmIsSet)

    if phone.rows.contains("Call the dentist") {
      await phone.press("Remind me", in: "Call the dentist")
    }
    try await phone.require(phone.rows, equals: Self.rows.map(Self.withAlarm), Rule.alarmIsSet)
    try await phone.require(
      phone.server.requests.count { $0 == "ask" }, equals: 1, Rule.permissionOnce)
  }

  @Test func `7.7 A refusal is explained, and not asked for again`() async throws {
    let phone = await RemindersPhone(Self.all)
    phone.server.answer = false
    for isBack in [false, true] {
      await phone.press("Remind me", in: "Call the dentist")
      try await phone.require(
        phone.title, equals: "Reminders make no sound.", Rule.refusalIsExplained)
      if isBack { await phone.leave() } else { await phone.choose("OK") }
      try await phone.require(
        phone.title, equals: "Reminders", isBack ? Rule.backIsCancel : Rule.refusalIsExplained)
      try await phone.require(phone.rows, equals: Self.rows, Rule.refusalIsExplained)
    }
    try await phone.require(phone.server.isAllowed, equals: false, Rule.permissionIsRemembered)
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionOnce)

    let later = await RemindersPhone(Self.all) { $0.isAllowed = false }
    await later.press("Remind me", in: "Call the dentist")
    try await later.require(
      later.title, equals: "Reminders make no sound.", Rule.refusalIsExplained)
    try await later.require(later.server.requests, equals: ["load"], Rule.permissionIsRemembered)
  }

  @Test func `7.7 An alarm is shown when it is set, and may fail`() async throws {
    for isAllowed in [nil, true] { try await failThenSetAlarm(isAllowed) }
  }

  private func failThenSetAlarm(_ isAllowed: Bool?) async throws {
    let phone = await RemindersPhone(Self.all) { $0.isAllowed = isAllowed }
    phone.server.failure = .offline
    await phone.press("Remind me", in: "Call the dentist")
    let message = RemindersError.offline.reason
    try await phone.require(phone.rows, equals: Self.rows, Rule.alarmMayFail)
    try await phone.require(phone.lines.contains(message), equals: true, Rule.alarmMayFail)

    phone.server.failure = nil
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.rows, equals: Self.rows, Rule.alarmIsSet)
    await phone.respond()
    let row = "Call the dentist, with alarm"
    try await phone.require(phone.rows.contains(row), equals: true, Rule.alarmIsSet)
    try await phone.require(phone.buttons(in: row), equals: ["Delete"], Rule.alarmIsOffered)
    try await phone.require(phone.lines.contains(message), equals: false, Rule.alarmMayFail)
    let requests = ["load"] + (isAllowed == nil ? ["ask"] : [])
    try await phone.require(
      phone.server.requests, equals: requests + ["set alarm of 3", "set alarm of 3"],
      Rule.permissionIsRemembered)
  }

  @Test func `7.7 An alarm belongs to its reminder, whatever is deleted meanwhile`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isAllowed = true }
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    await phone.press("Delete", in: "Water the plants")
    await phone.choose("Delete")
    await phone.respond(to: "delete 7")
    try await phone.require(phone.rows, equals: Array(Self.rows.dropFirst()), Rule.deletedIsGone)
    await phone.respond()
    let rows = ["Call the dentist, with alarm", "Return the books, with alarm"]
    try await phone.require(phone.rows, equals: rows, Rule.alarmIsSet)
  }

  @Test func `7.7 The answer to the system is kept, although the visit has ended`() async throws {
    for answer in [true, false] {
      let phone = await RemindersPhone(Self.all) { $0.answer = answer }
      phone.server.isSlow = true
      await phone.press("Remind me", in: "Water the plants")
      try await phone.require(
        phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)
      await phone.end()
      await phone.respond()
      try await phone.require(phone.server.isAllowed, equals: answer, Rule.answerOutlastsVisit)
    }
  }

  @Test func `7.7 Taps while the system asks leave nothing in memory`() async throws {
    for answer in [true, false] {
      let memory = try await {
        let phone = await RemindersPhone(Self.all) { $0.answer = answer }
        phone.server.isSlow = true
        await phone.press("Remind me", in: "Water the plants")
        try await phone.require(
          phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)
        await phone.press("Remind me", in: "Call the dentist")
        await phone.press("Remind me", in: "Water the plants")
        await phone.respond()
        await phone.end()
        return phone.memory
      }()
      let inMemory = await memory.leftovers()
      try require(inMemory, equals: [], Rule.alarmLeavesNothing)
    }
  }

  @Test func `7.7 An answer that arrives after the visit shows nothing`() async throws {
    for answer in [true, false] {
      let phone = await RemindersPhone(Self.all) { $0.answer = answer }
      phone.server.isSlow = true
      await phone.press("Remind me", in: "Call the dentist")
      try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)
      await phone.leaveAll()
      phone.server.failure = .offline
      await phone.respond()
      await phone.waitBriefly(for: "Reminders make no sound.")
      try await phone.require(phone.title, equals: "Home", Rule.visitShowsNothing(7))
    }
  }

  @Test func `7.7 Alarms and deletions meet`() async throws {
    try await RemindersWalk.take(7, Rule.severalInFlight)
  }

  private static func withAlarm(_ row: String) -> String {
    row.hasSuffix(", with alarm") ? row : "\(row), with alarm"
  }
}
