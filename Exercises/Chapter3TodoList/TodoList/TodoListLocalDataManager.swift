import Foundation

/// Local data manager: stores the todos in a JSON file.
final class TodoListLocalDataManager: TodoListLocalDataManagerInputProtocol {
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  func retrieveTodos() throws(TodoListError) -> [Todo]? {
    do {
      return try JSONDecoder().decode([Todo].self, from: Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .storeUnreadable(path: file.path)
    }
  }

  func saveTodos(_ todos: [Todo]) throws(TodoListError) {
    // Reading first protects a file that cannot be read, because it throws before the file is overwritten.
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
