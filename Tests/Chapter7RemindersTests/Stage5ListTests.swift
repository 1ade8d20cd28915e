import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("From an empty folder")
  struct Folder {
    static let plants = Reminder(id: 7, title: "Water the plants", isDue: true)
    static let dentist = Reminder(id: 3, title: "Call the dentist", isDue: false)
    static let books = Reminder(id: 0, title: "Return the books", isDue: true, hasAlarm: true)
    static let all = [plants, dentist, books]
    static let rows = ["Water the plants", "Call the dentist", "Return the books, with alarm"]

    @Test func `7.5 The list shows what was loaded`() async throws {
      let phone = await RemindersPhone(Self.all) { $0.isSlow = true }
      try await phone.require(phone.title, equals: "Reminders", Rule.listIsShown)
      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)
      try await phone.require(phone.isLoading, equals: true, Rule.listShowsLoading)
      let messages = [RemindersError.offline, .serverProblem].map(\.reason)
      try await phone.require(
        phone.lines.filter(messages.contains), equals: [], Rule.listReportsErrors)
      await phone.respond()
      try await phone.require(phone.isLoading, equals: false, Rule.listShowsLoading)
      try await phone.require(phone.rows, equals: Self.rows, Rule.listShowsAll)
      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)
      try await phone.require(
        phone.lines.contains("Nothing to remember."), equals: false, Rule.listMayBeEmpty)

      phone.navigator.push(Screen())
      await phone.leave()
      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)

      let twins = [Self.plants, Reminder(id: 8, title: Self.plants.title, isDue: false)]
      let many = await RemindersPhone(twins)
      try await many.require(many.rows, equals: twins.map(\.title), Rule.listShowsAll)

      let empty = await RemindersPhone([])
      try await empty.require(empty.rows, equals: [], Rule.listMayBeEmpty)
      try await empty.require(
        empty.lines.contains("Nothing to remember."), equals: true, Rule.listMayBeEmpty)
      try await empty.require(empty.isLoading, equals: false, Rule.listShowsLoading)
      empty.navigator.push(Screen())
      await empty.leave()
      try await empty.require(empty.server.requests, equals: ["load"], Rule.listLoadsOnce)
    }

    @Test(arguments: [RemindersError.offline, .serverProblem])
    func `7.5 The list can be loaded again after an error`(error: RemindersError) async throws {
      let phone = await RemindersPhone(Self.all) { $0.failure = error }
      try await phone.require(
        phone.lines.contains(error.reason), equals: true, Rule.listReportsErrors)
      try await phone.require(phone.rows, equals: ["Try again"], Rule.listCanBeLoadedAgain)
      try await phone.require(phone.isLoading, equals: false, Rule.listReportsErrors)
      phone.navigator.push(Screen())
      await phone.leave()
      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)

      phone.server.failure = nil
      phone.server.isSlow = true
      await phone.choose("Try again")
      try await phone.require(phone.isLoading, equals: true, Rule.listShowsLoading)
      await phone.respond()
      try await phone.require(phone.rows, equals: Self.rows, Rule.listCanBeLoadedAgain)
      try await phone.require(
        phone.lines.contains(error.reason), equals: false, Rule.listReportsErrors)
      try await phone.require(phone.server.requests, equals: ["load", "load"], Rule.listLoadsOnce)
    }

    @Test func `7.5 Loading may fail several times, and the user may leave at any time`()
      async throws
    {
      for seed in 0..<24 {
        let memory = try await {
          var chance = ChanceOrder(seed: seed)
          let all = Array(Self.all.prefix(seed % 3))
          let phone = await RemindersPhone(all) { $0.isSlow = true }
          var requests = ["load"]
          let errorCount = seed / 3 % 4
          // Some users leave while they read the last error.
          let readsLastError = seed >= 12 && seed.isMultiple(of: 2)
          for index in 0..<errorCount {
            let errors = [RemindersError.offline, .serverProblem]
            let error = chance.one(of: errors)
            phone.server.failure = error
            await phone.respond(to: "load")
            let messages = errors.map(\.reason)
            try await phone.require(
              phone.lines.filter(messages.contains), equals: [error.reason], Rule.listReportsErrors
            )
            try await phone.require(phone.rows, equals: ["Try again"], Rule.listCanBeLoadedAgain)
            try await phone.require(phone.isLoading, equals: false, Rule.listShowsLoading)
            if readsLastError, index == errorCount - 1 { break }
            await phone.choose("Try again")
            requests.append("load")
            try await phone.require(
              phone.server.requests, equals: requests, Rule.listCanBeLoadedAgain)
            try await phone.require(phone.isLoading, equals: true, Rule.listShowsLoading)
          }
          phone.server.failure = seed.isMultiple(of: 2) ? .offline : nil
          if seed < 12 {
            phone.server.failure = nil
            await phone.respond(to: "load")
            try await phone.require(
              phone.rows, equals: Array(Self.rows.prefix(all.count)), Rule.listShowsAll)
            let lines = all.isEmpty ? ["Nothing to remember."] : []
            try await phone.require(
              phone.lines.filter { !$0.hasPrefix("Due:") }, equals: lines, Rule.listMayBeEmpty)
          }
          await phone.end()
          await phone.server.respond()
          return phone.memory
        }()
        let inMemory = await memory.leftovers()
        try require(inMemory, equals: [], Rule.visitLeavesNothing)
      }
    }

    @Test func `7.5 The screens work without the function for links`() async throws {
      let phone = await RemindersPhone(Self.all, keepsLinks: false) { $0.isSlow = true }
      await phone.respond()
      try await phone.require(phone.rows, equals: Self.rows, Rule.listNeedsNoLinks)
    }

    @Test func `7.5 Nothing stays in memory after a visit`() async throws {
      for (isSlow, error) in [(false, nil), (true, nil), (true, .offline)]
        as [(Bool, RemindersError?)]
      {
        let (screens, memory) = try await {
          let phone = await RemindersPhone(Self.all) { $0.isSlow = isSlow }
          try await phone.require(phone.title, equals: "Reminders", Rule.listIsShown)
          let screens = phone.probes
          await phone.end()
          phone.server.failure = error
          await phone.server.respond()
          return (screens, phone.memory)
        }()
        let inMemory = await memory.leftovers(beside: screens)
        try require(inMemory, equals: [], Rule.visitLeavesNothing)
      }
    }
  }
}
