import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks
@testable import ScreenKit

extension Chapter7.Folder {
  @Test func `7.8 The header counts what is due, and learns of each change`() async throws {
    let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
    try await phone.require(
      phone.lines.filter { $0.hasPrefix("Due:") }, equals: [], Rule.headerWaits)
    phone.server.failure = .offline
    await phone.respond()
    try await phone.require(
      phone.lines.filter { $0.hasPrefix("Due:") }, equals: [], Rule.headerWaits)
    phone.server.failure = nil
    await phone.choose("Try again")
    try await phone.require(
      phone.lines.filter { $0.hasPrefix("Due:") }, equals: ["Due: 2 of 3"], Rule.headerCounts)
    try await phone.require(
      phone.navigator.top?.lines.filter { $0.hasPrefix("Due:") }, equals: [], Rule.headerIsModule)

    for (row, header) in [
      ("Call the dentist", "Due: 2 of 2"), ("Water the plants", "Due: 1 of 1"),
    ] {
      await phone.press("Delete", in: row)
      await phone.choose("Delete")
      try await phone.require(
        phone.lines.filter { $0.hasPrefix("Due:") }, equals: [header], Rule.headerLearns)
    }
    try await phone.require(
      phone.server.requests.count { $0 == "load" }, equals: 2, Rule.headerAsksNothing)
  }

  @Test func `7.8 The header follows each change`() async throws {
    try await RemindersWalk.take(8, Rule.severalInFlight)
  }

  @Test func `7.9 A reminder opens in a screen of its own, and can be deleted there`() async throws
  {
    for (row, reminder) in zip(Self.rows, Self.all) {
      let phone = await RemindersPhone(Self.all)
      await phone.choose(row)
      try await phone.require(phone.title, equals: reminder.title, Rule.detailShows)
      let text = reminder.isDue ? "Due." : "Not due yet."
      try await phone.require(phone.lines.contains(text), equals: true, Rule.detailShows)
      try await phone.require(phone.server.requests, equals: ["load"], Rule.detailShows)

      await phone.choose("Delete")
      let question = "Delete “\(reminder.title)”?"
      try await phone.require(phone.title, equals: question, Rule.detailDeletes)
      await phone.leave()
      try await phone.require(phone.title, equals: reminder.title, Rule.backIsCancel)

      phone.server.failure = .offline
      await phone.choose("Delete")
      await phone.choose("Delete")
      try await phone.require(phone.title, equals: reminder.title, Rule.detailStays)
      let message = RemindersError.offline.reason
      try await phone.require(phone.lines.contains(message), equals: true, Rule.detailStays)

      phone.server.failure = nil
      await phone.choose("Delete")
      await phone.choose("Delete")
      try await phone.require(phone.title, equals: "Reminders", Rule.detailCloses)
      try await phone.require(phone.rows, equals: Self.rows.filter { $0 != row }, Rule.detailCloses)
      let header = reminder.isDue ? "Due: 1 of 2" : "Due: 2 of 2"
      try await phone.require(
        phone.lines.filter { $0.hasPrefix("Due:") }, equals: [header], Rule.detailTellsAll)
    }
  }

  @Test func `7.9 A detail that was left is deallocated, although the list stays`() async throws {
    let phone = await RemindersPhone(Self.all)
    var probes: [Probe] = []
    for (row, reminder) in zip(Self.rows, Self.all) {
      await phone.choose(row)
      try await phone.require(phone.title, equals: reminder.title, Rule.detailShows)
      probes += phone.probes
      await phone.leave()
    }
    let inMemory = await phone.memory.leftovers(of: probes)
    try require(inMemory, equals: [], Rule.detailIsReleased)
  }

  @Test func `7.9 Two quick taps open one detail`() async throws {
    let phone = await RemindersPhone(Self.all)
    await phone.choose("Water the plants", taps: 2)
    try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)
    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.detailOpensOnce)
  }

  @Test func `7.9 A late response closes no other screen`() async throws {
    let phone = await RemindersPhone(Self.all)
    await phone.choose("Water the plants")
    phone.server.isSlow = true
    await phone.choose("Delete")
    await phone.choose("Delete")
    await phone.leave()
    try await phone.require(phone.title, equals: "Reminders", Rule.detailCanBeLeft)
    await phone.choose("Call the dentist")
    await phone.respond()
    try await phone.require(phone.title, equals: "Call the dentist", Rule.detailCanBeLeft)
    await phone.leave()
    try await phone.require(phone.rows, equals: Array(Self.rows.dropFirst()), Rule.detailCloses)
  }

  @Test func `7.9 A late response closes no question about another reminder`() async throws {
    let phone = await RemindersPhone(Self.all)
    await phone.choose("Water the plants")
    phone.server.isSlow = true
    await phone.choose("Delete")
    await phone.choose("Delete")
    await phone.leave()
    await phone.press("Delete", in: "Call the dentist")
    await phone.respond()
    try await phone.require(
      phone.title, equals: "Delete “Call the dentist”?", Rule.detailCanBeLeft)
    await phone.choose("Cancel")
    try await phone.require(phone.rows, equals: Array(Self.rows.dropFirst()), Rule.detailCloses)
  }

  @Test func `7.9 A detail is about its reminder, whatever the list deletes meanwhile`()
    async throws
  {
    for (first, second) in [(0, 1), (0, 2), (1, 0), (1, 2)] {
      let (deleted, opened) = (Self.all[first], Self.all[second])
      let phone = await RemindersPhone(Self.all)
      phone.server.isSlow = true
      await phone.press("Delete", in: Self.rows[first])
      await phone.choose("Delete")
      await phone.choose(Self.rows[second])
      await phone.respond(to: "delete \(deleted.id)")
      try await phone.require(phone.title, equals: opened.title, Rule.detailKeepsItsSubject)
      await phone.choose("Delete")
      await phone.choose("Delete")
      try await phone.require(
        phone.server.requests, equals: ["load", "delete \(deleted.id)", "delete \(opened.id)"],
        Rule.detailKeepsItsSubject)
    }
  }

  @Test func `7.9 A reminder that the list deletes closes its detail`() async throws {
    for isConfirmedAgain in [false, true] {
      let phone = await RemindersPhone(Self.all)
      phone.server.isSlow = true
      await phone.press("Delete", in: "Water the plants")
      await phone.choose("Delete")
      await phone.choose("Water the plants")
      try await phone.require(phone.title, equals: "Water the plants", Rule.detailShows)
      await phone.choose("Delete")
      if isConfirmedAgain { await phone.choose("Delete") }
      try await phone.require(
        phone.server.requests, equals: ["load", "delete 7"], Rule.deleteIsSentOnce)
      await phone.respond()
      try await phone.require(phone.title, equals: "Reminders", Rule.detailCloses)
      try await phone.require(phone.rows, equals: Array(Self.rows.dropFirst()), Rule.detailCloses)
    }
  }

  @Test func `7.9 Details are opened and left while requests are in flight`() async throws {
    try await RemindersWalk.take(9, Rule.severalInFlight)
  }
}
