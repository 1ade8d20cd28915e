import Foundation

/// Entity: something to do.
nonisolated struct Todo: Codable, Equatable, Identifiable, Sendable {
  let id: String
  var title: String
  var isDone = false
}

nonisolated extension Todo {
  /// A todo of the list that everybody begins with.
  ///
  /// - Parameters:
  ///   - number: Its number in that list. No other todo there has it, and it never changes.
  ///   - title: What is to be done. Two todos may have the same.
  init(number: Int, title: String) {
    // TODO: 3.3 A person tapped a todo, and after the next fetch the app cannot find it.
    id = UUID().uuidString
    self.title = title
  }

  /// A todo that a person has just thought of, which is given its identity here, once and for all.
  init(title: String) {
    id = UUID().uuidString
    self.title = title
  }

  /// The list that everybody begins with.
  static var firstTodos: [Todo] {
    (1...10).map { Todo(number: $0, title: "할 일 \($0)") }
  }
}
