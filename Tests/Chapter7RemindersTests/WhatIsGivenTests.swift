// Tests of the provided code: green from the start, and while you solve the exercises.

import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Provided code")
  struct WhatIsGiven {
    @Test func `Quiet hours end past midnight`() {
      var hours = QuietHours(start: 22, end: 7)
      expect([hours.length, QuietHours(start: 3, end: 3).length], equals: [9, 0])
      expect(
        [(0, 12), (0, 13), (22, 10), (22, 11)].map {
          QuietHours(start: $0.0, end: $0.1).needsConfirmation
        }, equals: [false, true, false, true])
      hours.move(.start, by: 2)
      hours.move(.end, by: -8)
      expect([hours.start, hours.end], equals: [0, 23])
    }

    @Test func `The text of quiet hours knows none and one`() {
      let summaries = [(1, 1), (1, 2), (1, 3)].map {
        QuietHoursText(QuietHours(start: $0.0, end: $0.1), canSave: false).summary
      }
      expect(
        summaries,
        equals: [
          "Reminders always make a sound.", "1 hour without a sound.", "2 hours without a sound.",
        ])
    }

    @Test func `The settings open the quiet hours, which are loaded and can be left`() async {
      let navigator = Navigator()
      navigator.push(SettingsScreen())
      navigator.top?.didSelectRow(at: 0)
      _ = await eventually { navigator.top?.rows.count == 2 }
      expect(navigator.top?.rows ?? [], equals: ["From 22:00", "To 7:00"])
      expect(navigator.top?.lines ?? [], equals: ["9 hours without a sound."])
      navigator.pop()
      expect(navigator.top?.title, equals: "Settings")
    }

    @Test func `The app keeps the hours that were saved`() async throws {
      let service = MemoryQuietHours()
      let interactor = QuietHoursInteractor(service: service)
      interactor.loadHours()
      await settle()
      interactor.move(.start, by: 1)
      interactor.save(isConfirmed: false)
      await settle()
      let hours = try await service.load()
      expect([hours.start, hours.end], equals: [23, 7])
    }

    @Test func `A probe sees whether an object is in memory`() async {
      let phone = Phone { _, _ in }
      let settings = Probe(phone.top)
      await phone.after(.leave)
      #expect(settings.object != nil)
      let gone = Probe(Server())
      #expect(gone.object == nil)
    }

    @Test func `The server of a check logs its requests, and answers when it should`() async {
      let server = Server()
      var changes: [Int] = []
      server.onChange = { changes.append($0.start) }
      server.change(to: QuietHours(start: 1, end: 2))
      server.failure = .offline
      await #expect(throws: QuietHoursError.offline) { try await server.load() }
      server.failure = nil
      server.isSlow = true
      let saving = Task { try? await server.save(QuietHours(start: 3, end: 4)) }
      _ = await eventually { server.requests.count == 2 }
      expect(server.hours.start, equals: 1)
      await server.answer()
      await saving.value
      expect(server.hours.start, equals: 3)
      expect(changes, equals: [1])
      expect(server.requests, equals: ["load", "save 3 to 4"])
    }
  }
}
