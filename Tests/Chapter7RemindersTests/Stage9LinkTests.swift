import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7.Folder {
  @Test func `7.10 A link opens its reminder above the list, without a request`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
    try await phone.require(phone.server.requests, equals: ["load"], Rule.linkOpens)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
  }

  @Test func `7.10 A link replaces an open detail`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.choose("Call the dentist")

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
  }

  @Test func `7.10 Of two links at once, the second one replaces the first`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    // No task can run between the two links.
    phone.followAtOnce("reminders:///\(Self.plants.id)")
    await phone.follow("reminders:///\(Self.dentist.id)")
    try await phone.require(phone.title, equals: "Call the dentist", Rule.linkOpens)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
  }

  @Test func `7.10 A link to the reminder whose detail is open leaves one detail open`()
    async throws
  {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.follow("reminders:///\(Self.plants.id)")

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
  }

  @Test func `7.10 A link closes a question without an answer`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.press("Delete", in: "Call the dentist")
    // The question about the dentist is open, and on top.

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
    // Nothing was deleted.
    try await phone.require(phone.rows, equals: Self.allRows, Rule.linkReplaces)
  }

  @Test func `7.10 A link closes a detail together with its question`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.choose("Call the dentist")
    await phone.choose("Delete")

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
    // Nothing was deleted.
    try await phone.require(phone.rows, equals: Self.allRows, Rule.linkReplaces)
  }

  @Test func `7.10 A link closes each alert that is open`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders) { server in
      server.userAllowsAlarms = false
    }
    // The user doesn't answer the system's question yet.
    phone.server.isSlow = true
    await phone.press("Remind me", in: "Water the plants")
    await phone.press("Delete", in: "Call the dentist")
    // Now the user refuses. The alert about that opens above or below the question about the dentist,
    // so its title need not appear in this moment.
    await phone.letServerRespondFromNowOn()
    await phone.waitBriefly(forTitle: "Reminders make no sound.")

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkReplaces)

    await phone.goBack()
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
    // Nothing was deleted.
    try await phone.require(phone.rows, equals: Self.allRows, Rule.linkReplaces)
  }

  @Test func `7.10 A link to a reminder that doesn't exist says so`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    // No reminder has the id 70.
    await phone.follow("reminders:///70")
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)

    await phone.choose("OK")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkMayBeOld)

    // Reminder 7 is "Water the plants", and none of these links leads to it. What else they do is
    // open.
    await phone.follow("reminders:")
    await phone.follow("reminders:///")
    await phone.follow("reminders:///-7")
    try await phone.require(
      phone.title == "Water the plants", equals: false, Rule.linkMayBeOld)
  }

  @Test func `7.10 A link to a reminder that doesn't exist closes a question, too`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.press("Delete", in: "Call the dentist")

    // No reminder has the id 4.
    await phone.follow("reminders:///4")
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)

    await phone.choose("OK")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkReplaces)
  }

  @Test func `7.10 A link to a deleted reminder says that it doesn't exist`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)
    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
    await phone.goBack()

    // The list changes, but the first link was followed already, and isn't followed again.
    await phone.deleteAndConfirm("Call the dentist")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkOpensOnce)

    await phone.follow("reminders:///\(Self.dentist.id)")
    try await phone.require(phone.title, equals: "This reminder doesn’t exist.", Rule.linkMayBeOld)
  }

  @Test func `7.10 Links of other apps have no effect`() async throws {
    let phone = await RemindersPhone(serverHas: Self.reminders)

    // Reminder 7 is "Water the plants", but only a link with `reminders:` opens it.
    await phone.follow("https://example.com/\(Self.plants.id)")
    await phone.follow("reminders-old:///\(Self.plants.id)")
    await phone.follow("remind:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Reminders", Rule.linkIsOurs)

    await phone.follow("reminders:///\(Self.plants.id)")
    try await phone.require(phone.title, equals: "Water the plants", Rule.linkOpens)
  }
}
