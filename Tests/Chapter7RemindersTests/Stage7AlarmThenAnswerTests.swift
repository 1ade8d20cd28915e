import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.7 The answer to the system is kept, although the visit has ended`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.userAllowsAlarms = false
    }
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)

    // The user leaves all screens, and the app releases the function for links.
    await phone.endVisit()
    // Now the user refuses.
    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.server.isAllowed, equals: false, Rule.answerOutlastsVisit)
  }

  @Test func `7.7 Permission that comes after the visit is kept, too`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")

    // The user leaves all screens, and the app releases the function for links.
    await phone.endVisit()
    // Now the user allows alarms, as `server.userAllowsAlarms` says.
    await phone.letServerRespondFromNowOn()

    try await phone.require(phone.server.isAllowed, equals: true, Rule.answerOutlastsVisit)
  }

  @Test func `7.7 A refusal that comes after the visit is explained to no user`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.userAllowsAlarms = false
    }
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Call the dentist")
    try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)

    await phone.leaveAllScreens()
    // Now the user refuses. An alert would need a moment to appear, and none does.
    await phone.letServerRespondFromNowOn()
    await phone.waitBriefly(forTitle: "Reminders make no sound.")
    // "Home" is the app's screen below the reminders.
    try await phone.require(phone.title, equals: "Home", Rule.visitShowsNothing(in: 7))
  }

  @Test func `7.7 Taps while the system asks leave nothing in memory`() async throws {
    // The closure is the visit. When it has returned, the user leaves, and this names the objects
    // that still retain the last screen or a service.
    let leftovers = try await RemindersPhone.leftovers(ofVisitWith: Self.reminders) { phone in
      phone.server.isSlow = true
      await phone.press("Remind me", in: "Water the plants")
      try await phone.require(phone.server.requests, equals: ["load", "ask"], Rule.permissionFirst)
      await phone.press("Remind me", in: "Call the dentist")
      await phone.press("Remind me", in: "Water the plants")
      // The user allows alarms.
      await phone.letServerRespondFromNowOn()
    }

    try require(leftovers, equals: [], Rule.alarmLeavesNothing)
  }

  @Test func `7.7 Taps while the system asks leave nothing in memory after a refusal`() async throws
  {
    // The closure is the visit. When it has returned, the user leaves, and this names the objects
    // that still retain the last screen or a service.
    let leftovers = try await RemindersPhone.leftovers(ofVisitWith: Self.reminders) { phone in
      phone.server.isSlow = true
      phone.server.userAllowsAlarms = false
      await phone.press("Remind me", in: "Water the plants")
      await phone.press("Remind me", in: "Call the dentist")
      // The user refuses alarms.
      await phone.letServerRespondFromNowOn()
      try await phone.require(
        phone.server.isAllowed, equals: false, Rule.permissionIsRemembered)
    }

    try require(leftovers, equals: [], Rule.alarmLeavesNothing)
  }

  @Test func `7.7 Alarms and deletions meet`() async {
    // In each visit, all events of 7.5 to 7.7 come in an order of chance: the user sets alarms and
    // deletes reminders, while the system asks, and the server responds in any order. After each
    // event the screen shows what these sections say, each request was sent once, and the answer to
    // the system is kept. After the visit, nothing holds a service.
    await visitJudge.judge(exercise: 7)
  }
}
