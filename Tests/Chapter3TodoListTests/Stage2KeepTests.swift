import Foundation
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Change and save")
  struct Keep {
    @Test func `3.3 The next fetch contains the same todos`() throws {
      let list = InteractorAndStore()
      let ids = Set(try list.interactor.fetchTodos().map(\.id))

      let nextIDs = Set(try list.interactor.fetchTodos().map(\.id))

      let lost = ids.subtracting(nextIDs)
      try require(lost.count, equals: 0, Rule.identityFromData)
    }

    @Test func `3.3 The number says which todo it is, and the title does not`() throws {
      let todo = Todo(number: 7, title: "Call the docter")
      let corrected = Todo(number: 7, title: "Call the doctor")
      let other = Todo(number: 8, title: "Call the doctor")

      try #require(other.id != corrected.id, Rule.titleIsNoIdentity)
      try require(corrected.id, equals: todo.id, Rule.titleMayChange)
    }

    @Test func `3.3 Each number has its own id, whatever the title is`() async throws {
      // First in a separate process, because a large number may crash.
      try await #require(processExitsWith: .success, Rule.numberDecides) {
        await TodoIdentities.makeAll()
      }
      // Six hundred numbers and more, each with several titles.
      try TodoIdentities.requireOneForEachNumber()
    }

    @Test func `3.3 The app finds the same todo after the next launch`() async throws {
      let launch = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent], Rule.nextLaunchIsTheSame
      ) { await TodoIdentities.printIDs(in: "Pacific/Kiritimati") }

      let printed = String(decoding: launch.standardOutputContent, as: UTF8.self)
      #expect(TodoIdentities.ids.allSatisfy(printed.contains), Rule.nextLaunchIsTheSame)
    }

    @Test func `3.3 The app finds the same todo on another day, and on another machine`()
      async throws
    {
      // Its date is never the one of the time zone above.
      let launch = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent], Rule.nextLaunchIsTheSame
      ) { await TodoIdentities.printIDs(in: "Pacific/Pago_Pago") }

      let printed = String(decoding: launch.standardOutputContent, as: UTF8.self)
      #expect(TodoIdentities.ids.allSatisfy(printed.contains), Rule.nextLaunchIsTheSame)
      try require(TodoIdentities.wordsOfToday, equals: [], Rule.nextLaunchIsTheSame)
    }
  }
}
