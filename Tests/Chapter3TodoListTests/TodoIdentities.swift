import Foundation
import TestSupport
import Testing

@testable import Chapter3TodoList

/// Looks at the ids of many todos, and at those of another launch of the app.
enum TodoIdentities {
  private static let title = "Call the doctor"
  private static let launchedNumbers = [7, 8, 70_301]
  private static let numbers: [Int] =
    Array(0...600) + (8..<62).flatMap { [1_000 + (1 << $0), 1_001 + (1 << $0)] }

  /// Makes a todo of each number, which may crash the process, since an id may be made of something that ends at a large number.
  static func makeAll() {
    numbers.forEach { _ = Todo(number: $0, title: title) }
  }

  /// Requires that each number has an id of its own, whatever the title is.
  static func requireOneIDForEachNumber() throws {
    let todos = numbers.map { Todo(number: $0, title: title) }
    let again = numbers.map { Todo(number: $0, title: title) }
    try TestSupport.require(todos, equals: again, Rule.identityFromData)
    let repeated = Dictionary(grouping: todos, by: \.id).filter { $1.count > 1 }.keys.sorted()
    try TestSupport.require(Array(repeated.prefix(3)), equals: [], Rule.numberDecides)
    // Titles that share no letter, no length and no order with the first one.
    for titles in [OddTexts.all, ["C", "r"], ["할 일", "할 일 1"]] {
      for (todo, index) in zip(todos, numbers.indices) {
        let renamed = Todo(number: numbers[index], title: titles[index % titles.count])
        try TestSupport.require(renamed.id, equals: todo.id, Rule.titleMayChange)
        let whole = Todo(id: todo.id, title: titles[index % titles.count])
        try TestSupport.require(renamed, equals: whole, Rule.identityIsAll)
      }
    }
    let new = (1...50).map { _ in Todo(title: "Sleep") } + todos
    try TestSupport.require(Set(new.map(\.id)).count, equals: new.count, Rule.newIsUnique)
  }

  /// Prints some ids, as another launch of the app would make them.
  static func printIDs(in timeZone: String) {
    setenv("TZ", timeZone, 1)
    FileHandle.standardOutput.write(Data(ids.joined(separator: "\n").utf8))
  }

  /// The numbers of the printed todos to which each of the launches has given the id that this one gives.
  static func numbersWithSameID(in launches: [ExitTest.Result]) -> [Int] {
    let printed = launches.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    return zip(launchedNumbers, ids).filter { _, id in
      printed.allSatisfy { $0.contains(id) }
    }.map(\.0)
  }

  /// The ids of this launch, one line each.
  private static var ids: [String] {
    launchedNumbers.map { "id=\(Todo(number: $0, title: title).id);" }
  }

  /// Words of this machine and of this day that are in an id.
  static var wordsOfToday: [String] {
    let id = Todo(number: 7, title: title).id
    let words = [
      ("the region", Locale.current.identifier), ("the time zone", TimeZone.current.identifier),
      ("the home folder", NSHomeDirectory()),
      ("the system", ProcessInfo.processInfo.operatingSystemVersionString),
      ("the day", "\(Int(Date().timeIntervalSince1970 / 86_400))"),
      ("the year", "\(Calendar(identifier: .gregorian).component(.year, from: Date()))"),
    ]
    // Shorter ones may be a part of an id by chance.
    return words.filter { $1.count > 3 && id.contains($1) }.map(\.0)
  }
}
