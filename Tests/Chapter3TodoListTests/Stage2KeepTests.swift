import Foundation
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Change and save")
  struct Keep {
    @Test func `3.3 The todos of the first list have the same ids at the next fetch`() throws {
      // Nothing is stored, so the interactor fetches the first list, with ten todos.
      let list = InteractorAndStore()
      let ids = Set(try list.interactor.fetchTodos().map(\.id))

      let nextIDs = Set(try list.interactor.fetchTodos().map(\.id))

      // The ids of the first fetch that the second one doesn't contain.
      let lost = ids.subtracting(nextIDs)
      try require(lost.count, equals: 0, Rule.identityFromData)
    }

    @Test func `3.3 The id of a todo depends on its number, and not on its title`() throws {
      // The title has a spelling mistake, which the next version of the app corrects.
      let todo = Todo(number: 7, title: "Call the docter")
      let corrected = Todo(number: 7, title: "Call the doctor")
      // Another todo has the same title by chance.
      let other = Todo(number: 8, title: "Call the doctor")

      try #require(other.id != corrected.id, Rule.titleIsNoIdentity)
      try require(corrected.id, equals: todo.id, Rule.titleMayChange)
    }

    @Test func `3.3 Two todos have the same id only if they have the same number`() async throws {
      // The numbers are 0 to 600, and larger ones up to 2 to the power of 61. Their todos are first
      // made in a separate process, because a large number may crash it.
      try await #require(processExitsWith: .success, Rule.numberDecides) {
        await TodoIdentities.makeAll()
      }
      // Todos with the same number have the same id, whatever their titles are, and no two numbers
      // lead to the same id.
      try TodoIdentities.requireOneIDForEachNumber()
    }

    @Test func `3.3 A todo has the same id at each launch, on each day, and on each machine`()
      async throws
    {
      // Two separate processes print the ids of the todos 7, 8 and 70301, as two launches of the
      // app make them. It is never the same date in both time zones.
      let launch = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent], Rule.nextLaunchIsTheSame
      ) { await TodoIdentities.printIDs(in: "Pacific/Kiritimati") }
      let launchOnAnotherDay = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent], Rule.nextLaunchIsTheSame
      ) { await TodoIdentities.printIDs(in: "Pacific/Pago_Pago") }

      // Both processes have given each todo the id that it has in this process, too.
      let launches = [launch, launchOnAnotherDay]
      let numbersWithSameID = TodoIdentities.numbersWithSameID(in: launches)
      try require(numbersWithSameID, equals: [7, 8, 70_301], Rule.nextLaunchIsTheSame)
      // No id contains, for example, this year or this machine's time zone.
      try require(TodoIdentities.wordsOfToday, equals: [], Rule.nextLaunchIsTheSame)
    }
  }
}
