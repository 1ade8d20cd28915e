import Foundation
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Change and save")
  struct Keep {
    let list = TodoListHarness()

    @Test func `3.3 The next fetch contains the tapped todo`() throws {
      let fetched = try list.interactor.fetchTodos()
      try require(Set(fetched.map(\.id)).count, equals: 10, Rule.titleIsNoIdentity)
      let fetchedAgain = try list.interactor.fetchTodos()
      let foundAgain = fetched.flatMap { tapped in fetchedAgain.filter { $0.id == tapped.id } }
      try require(foundAgain.count, equals: 10, Rule.identityFromData)
      expect(Todos(foundAgain), equals: Todos(fetched), Rule.identityFromData)
    }

    @Test func `3.3 The number decides which todo it is, and the title does not`() async throws {
      // In a separate process first, because an id may be made of something that ends at a large number.
      try await #require(processExitsWith: .success, Rule.numberDecides) {
        await Keep.makeManyTodos()
      }
      let numbers = Self.manyNumbers
      let todos = numbers.map { Todo(number: $0, title: "Call the doctor") }
      let again = numbers.map { Todo(number: $0, title: "Call the doctor") }
      try require(Todos(todos), equals: Todos(again), Rule.identityFromData)
      let repeatedIDs = Dictionary(grouping: todos, by: \.id).filter { $1.count > 1 }.keys.sorted()
      let usesTitle = [("A", "B"), ("1", "2")].contains { title, other in
        Todo(number: 1, title: title).id != Todo(number: 1, title: other).id
      }
      try require(
        Array(repeatedIDs.prefix(3)), equals: [],
        usesTitle ? Rule.titleIsNoIdentity : Rule.numberDecides)

      // Titles that share no letter, no length and no order with the first one.
      for titles in [["Call the dentist"], OddTexts.all, ["C", "r"], ["할 일", "할 일 1"]] {
        let titles = numbers.indices.map { titles[$0 % titles.count] }
        let renamed = zip(numbers, titles).map { Todo(number: $0, title: $1) }
        try require(renamed.map(\.id), equals: todos.map(\.id), Rule.titleMayChange)
        let whole = zip(todos, titles).map { Todo(id: $0.id, title: $1) }
        try require(Todos(renamed), equals: Todos(whole), Rule.identityIsAll)
      }

      let new = (1...50).map { _ in Todo(title: "Sleep") } + todos
      expect(Set(new.map(\.id)).count, equals: new.count, Rule.newIsUnique)
    }

    @Test func `3.3 The app finds the same todo after the next launch`() async throws {
      // In time zones that never have the same date, because a day may pass between two launches.
      let launches = [
        try await #require(
          processExitsWith: .success, observing: [\.standardOutputContent], Rule.nextLaunchIsTheSame
        ) { await Keep.printIDs(in: "Pacific/Kiritimati") },
        try await #require(
          processExitsWith: .success, observing: [\.standardOutputContent], Rule.nextLaunchIsTheSame
        ) { await Keep.printIDs(in: "Pacific/Pago_Pago") },
      ]
      for launch in launches {
        let found = String(decoding: launch.standardOutputContent, as: UTF8.self)
        for number in Self.numbers {
          let id = Todo(number: number, title: "Call the doctor").id
          #expect(found.contains("id=\(id);"), Rule.nextLaunchIsTheSame)
        }
      }
      // Words of the machine and of the day, if they are too long to be a part of an id by chance.
      let words = [
        ("the region", Locale.current.identifier), ("the time zone", TimeZone.current.identifier),
        ("the home folder", NSHomeDirectory()),
        ("the system", ProcessInfo.processInfo.operatingSystemVersionString),
        ("the year", "\(Calendar(identifier: .gregorian).component(.year, from: Date()))"),
      ].filter { $1.count > 3 }
      let id = Todo(number: 7, title: "Call the doctor").id
      let found = words.filter { id.contains($1) }.map(\.0)
      expect(found, equals: [], Rule.nextLaunchIsTheSame)
    }

    private static let numbers = [7, 8, 70_301]
    private static let manyNumbers: [Int] =
      Array(0...600) + (8..<62).flatMap { [1_000 + (1 << $0), 1_001 + (1 << $0)] }

    private static func makeManyTodos() {
      for number in manyNumbers { _ = Todo(number: number, title: "Call the doctor") }
    }

    private static func printIDs(in timeZone: String) {
      setenv("TZ", timeZone, 1)
      for number in numbers {
        let id = Todo(number: number, title: "Call the doctor").id
        FileHandle.standardOutput.write(Data("id=\(id);\n".utf8))
      }
    }
  }
}
