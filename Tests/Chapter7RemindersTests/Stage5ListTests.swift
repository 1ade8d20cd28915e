import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7 {
  @Suite("From an empty folder")
  struct Folder {
    static let plants = Reminder(id: 7, title: "Water the plants", isDue: true)
    static let dentist = Reminder(id: 3, title: "Call the dentist", isDue: false)
    static let books = Reminder(id: 0, title: "Return the books", isDue: true, hasAlarm: true)
    static let reminders = [plants, dentist, books]
    static let allRows = ["Water the plants", "Call the dentist", "Return the books, with alarm"]

    @Test func `7.5 The list says that it loads, and then has a row for each reminder`()
      async throws
    {
      let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
      try await phone.require(phone.title, equals: "Reminders", Rule.listIsShown)
      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)
      try await phone.require(phone.isLoading, equals: true, Rule.listShowsLoading)

      await phone.letServerRespondFromNowOn()
      try await phone.require(phone.isLoading, equals: false, Rule.listShowsLoading)
      try await phone.require(phone.rows, equals: Self.allRows, Rule.listShowsAll)
    }

    @Test func `7.5 With reminders, the list reports no error, and does not say that it is empty`()
      async throws
    {
      let phone = await RemindersPhone(serverHas: Self.reminders) { server in server.isSlow = true }
      try await phone.require(phone.title, equals: "Reminders", Rule.listIsShown)
      try await phone.require(phone.errorLines, equals: [], Rule.listReportsErrors)

      await phone.letServerRespondFromNowOn()
      try await phone.require(phone.errorLines, equals: [], Rule.listReportsErrors)
      try await phone.require(phone.saysNothingToRemember, equals: false, Rule.listMayBeEmpty)
    }

    @Test func `7.5 The list loads once, although another screen covers it`() async throws {
      let phone = await RemindersPhone(serverHas: Self.reminders)

      await phone.openOtherScreenAndGoBack()

      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)
    }

    @Test func `7.5 Two reminders with the same title have two rows`() async throws {
      let twins = [Self.plants, Reminder(id: 8, title: Self.plants.title, isDue: false)]

      let phone = await RemindersPhone(serverHas: twins)

      let rows = ["Water the plants", "Water the plants"]
      try await phone.require(phone.rows, equals: rows, Rule.listShowsAll)
    }

    @Test func `7.5 The list says that there is nothing to remember`() async throws {
      let phone = await RemindersPhone(serverHas: [])
      try await phone.require(phone.rows, equals: [], Rule.listMayBeEmpty)
      try await phone.require(phone.saysNothingToRemember, equals: true, Rule.listMayBeEmpty)
      try await phone.require(phone.isLoading, equals: false, Rule.listShowsLoading)
    }

    @Test func `7.5 An empty list is not loaded again when the user comes back to it`() async throws
    {
      let phone = await RemindersPhone(serverHas: [])

      await phone.openOtherScreenAndGoBack()

      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)
      try await phone.require(phone.saysNothingToRemember, equals: true, Rule.listMayBeEmpty)
    }

    @Test func `7.5 After an error, the list has its reason, and a row to try again`() async throws
    {
      let phone = await RemindersPhone(serverHas: Self.reminders) { server in
        server.failure = .offline
      }
      try await phone.require(
        phone.errorLines, equals: ["You are offline."], Rule.listReportsErrors)
      try await phone.require(phone.rows, equals: ["Try again"], Rule.listCanBeLoadedAgain)
      try await phone.require(phone.isLoading, equals: false, Rule.listShowsLoading)

      // The list isn't loaded again when the user comes back to it.
      await phone.openOtherScreenAndGoBack()
      try await phone.require(phone.server.requests, equals: ["load"], Rule.listLoadsOnce)
    }

    @Test func `7.5 The list is loaded again when the user tries again`() async throws {
      // The first load fails, so the list shows the reason and the row "Try again".
      let phone = await RemindersPhone(serverHas: Self.reminders) { server in
        server.failure = .serverProblem
      }
      phone.server.failure = nil
      phone.server.isSlow = true

      await phone.choose("Try again")
      try await phone.require(phone.server.requests, equals: ["load", "load"], Rule.listLoadsOnce)
      try await phone.require(phone.isLoading, equals: true, Rule.listShowsLoading)

      await phone.letServerRespondFromNowOn()
      try await phone.require(phone.rows, equals: Self.allRows, Rule.listCanBeLoadedAgain)
      try await phone.require(phone.errorLines, equals: [], Rule.listReportsErrors)
    }

    @Test func `7.5 The screens work without the function for links`() async throws {
      // The app doesn't keep the function that `startReminders` has returned.
      let phone = await RemindersPhone(serverHas: Self.reminders, keepsLinkFunction: false) {
        server in
        server.isSlow = true
      }

      await phone.letServerRespondFromNowOn()

      try await phone.require(phone.rows, equals: Self.allRows, Rule.listNeedsNoLinks)
    }

    @Test func `7.5 Nothing stays in memory after a visit`() async throws {
      // The closure is the visit. When it has returned, the user leaves, and this names the objects
      // that still retain the last screen or a service.
      let leftovers = try await RemindersPhone.leftovers(ofVisitWith: Self.reminders) { phone in
        try await phone.require(phone.rows, equals: Self.allRows, Rule.listShowsAll)
      }

      try require(leftovers, equals: [], Rule.visitLeavesNothing)
    }

    @Test func `7.5 Nothing stays in memory if the user leaves before the response`() async throws {
      // The closure is the visit, with a slow server, so the list still loads when it returns. The
      // user leaves, then the server responds, and this names the objects that still retain the last
      // screen or a service.
      let leftovers = try await RemindersPhone.leftovers(ofVisitWith: Self.reminders) { phone in
        try await phone.require(phone.title, equals: "Reminders", Rule.listIsShown)
      } prepare: { server in
        server.isSlow = true
      }

      try require(leftovers, equals: [], Rule.visitLeavesNothing)
    }

    @Test func `7.5 Loading may fail several times, and the user may leave at any time`() async {
      // In each visit, the server responds with reminders or with an error, and the user tries
      // again, opens another screen, or leaves. After each event the screen shows what 7.5 says,
      // and only "Try again" has sent another request. After the visit, nothing holds a service.
      await visitJudge.judge(exercise: 5)
    }
  }
}
