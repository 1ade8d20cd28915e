import Foundation

/// Entity: something that the user wants to do.
nonisolated struct Todo: Codable, Equatable, Identifiable, Sendable {
  let id: String
  var title: String
  var isDone = false
}

nonisolated extension Todo {
  /// A todo of the list that the app starts with.
  ///
  /// - Parameters:
  ///   - number: Its number in that list.
  ///   - title: What has to be done.
  init(number: Int, title: String) {
    // exercise 3.3: After the next fetch, the app cannot find the todo that the user tapped. Make its identity stable.
    id = "\(number)"
    // starter: id = UUID().uuidString
    // end 3.3
    self.title = title
  }

  /// A new todo, which gets its identity here, because no data has one for it yet.
  init(title: String) {
    id = UUID().uuidString
    self.title = title
  }

  /// The list that the app starts with.
  static var firstTodos: [Todo] {
    (1...10).map { Todo(number: $0, title: "할 일 \($0)") }
  }
}
