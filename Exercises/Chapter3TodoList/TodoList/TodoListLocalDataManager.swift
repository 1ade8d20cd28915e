import Foundation

/// Local data manager: stores the todos in a JSON file.
final class TodoListLocalDataManager: TodoListLocalDataManagerInputProtocol {
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  func retrieveTodos() throws(TodoListError) -> [Todo]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try JSONDecoder().decode([Todo].self, from: Data(contentsOf: file))
    } catch {
      throw .storeUnreadable(path: file.path)
    }
  }

  func saveTodos(_ todos: [Todo]) throws(TodoListError) {
    // Reading first protects a corrupt file, because it throws before the file is overwritten.
    _ = try retrieveTodos()
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(todos).write(to: file, options: .atomic)
    } catch {
      throw .storeUnwritable(path: file.path)
    }
  }
}
