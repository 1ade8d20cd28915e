import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7.Folder {
  @Test func `7.10 A link opens its reminder, whatever is on the screen`() async throws {
    let phone = await RemindersPhone(Self.all)
    let visits: [(before: String?, press: String?)] = [
      (nil, nil), ("Call the dentist", nil), (nil, "Delete"), ("Call the dentist", "Delete"),
      ("Water the plants", nil),
    ]
    for (row, button) in visits {
      if let row { await phone.choose(row) }
      if let button {
        if row == nil {
          await phone.press(button, in: "Call the dentist")
        } else {
          await phone.choose(button)
        }
      }
      await phone.follow("reminders:///7")
      try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
      await phone.leave()
      try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
      try await phone.require(phone.rows, equals: Self.rows, Rule.linkReplaces)
    }
    await phone.follow("reminders:///4")
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)
    await phone.choose("OK")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkMayBeOld)
    await phone.press("Delete", in: "Call the dentist")
    await phone.follow("reminders:///4")
    await phone.choose("OK")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
    for link in ["reminders:///-7", "reminders:///70"] {
      await phone.follow(link)
      if phone.title != "Reminders" { await phone.choose("OK") }
      try await phone.require(phone.title, equals: "Reminders", Rule.linkMayBeOld)
    }
    for link in ["https://example.com/7", "reminders-old:///7", "remind:///7"] {
      await phone.follow(link)
      try await phone.require(phone.title, equals: "Reminders", Rule.linkIsOurs)
    }
    try await phone.require(phone.server.requests, equals: ["load"], Rule.linkOpens)
    await phone.press("Delete", in: "Call the dentist")
    await phone.choose("Delete")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)
    await phone.follow("reminders:///3")
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)
  }

  @Test func `7.10 A link closes each alert that is open`() async throws {
    let phone = await RemindersPhone(Self.all)
    phone.server.answer = false
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    await phone.press("Delete", in: "Call the dentist")
    await phone.respond()
    await phone.follow("reminders:///7")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkReplaces)
    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
    try await phone.require(phone.rows, equals: Self.rows, Rule.linkReplaces)
  }

  @Test func `7.10 A link waits until the reminders are loaded`() async throws {
    for (hasFailed, linksAfterError) in [(false, false), (true, false), (true, true)] {
      let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
      await phone.follow("reminders:///7")
      if !linksAfterError { await phone.follow("reminders:///0") }
      try await phone.require(phone.title, equals: "Reminders", Rule.linkWaits)
      phone.server.failure = hasFailed ? .offline : nil
      await phone.respond()
      phone.server.failure = nil
      if linksAfterError { await phone.follow("reminders:///0") }
      if hasFailed { await phone.choose("Try again") }
      let rule = hasFailed ? Rule.linkOutlastsErrors : Rule.lastLinkCounts
      try await phone.require(phone.title, equals: "Return the books", rule)
      await phone.leave()
      try await phone.require(phone.rows, equals: Self.rows, Rule.linkWaits)
      await phone.press("Delete", in: "Call the dentist")
      await phone.choose("Delete")
      try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)
      try await phone.require(phone.rows.count, equals: 2, Rule.linkOpensOnce)
    }
  }

  @Test func `7.10 A link that waits may lead nowhere`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///4")
    await phone.respond()
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)
    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.backIsCancel)
    try await phone.require(phone.rows, equals: Self.rows, Rule.linkMayBeOld)
    phone.server.isSlow = false
    await phone.press("Delete", in: "Call the dentist")
    await phone.choose("Delete")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)

    let other = await RemindersPhone(Self.all) { $0.isSlow = true }
    await other.follow("reminders:///7")
    await other.leaveAll()
    await other.respond()
    await other.waitBriefly(for: "Water the plants")
    try await other.require(other.title, equals: "Home", Rule.visitShowsNothing(10))
  }

  @Test func `7.10 A link that waits is not forgotten`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    await phone.follow("reminders:///0")
    await phone.follow("https://example.com/7")
    await phone.respond()
    try await phone.require(phone.title, equals: "Return the books", Rule.linkIsOurs)

    let other = await RemindersPhone(Self.all) { $0.isSlow = true }
    await other.follow("reminders:///0")
    other.releaseLinks()
    await other.respond()
    try await other.require(other.title, equals: "Return the books", Rule.linkOutlastsFunction)
  }

  @Test func `7.10 Links come at any time`() async throws {
    try await RemindersWalk.take(10, Rule.linksComeAtAnyTime)
  }
}
