import ArgumentKit
import CourseKit

extension SubmittedChapter {
  /// What was left out, what was judged in another place, and what was not judged because of a doubt.
  var notes: [String] {
    folderNote
      + leftOut.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value), and was ignored." }
      + moves + doubts
  }

  private var folderNote: [String] {
    guard let first = folders.first else { return [] }
    return ["\(first) was judged. The chapter is also in \(folders.dropFirst().list)."]
  }

  private var moves: [String] {
    let moves = origins.sorted { $0.key < $1.key }
    guard moves.count > 1 else { return moves.map { "\($0.value) was judged as \($0.key)." } }
    let list = moves.map { "\($0.value) as \($0.key)" }.list(of: 3)
    return [
      "\(moves.count) files were recognized by their names or their types, and judged: \(list)."
    ]
  }

  private var doubts: [String] {
    guard let (path, files) = rivals.min(by: { $0.key < $1.key }) else { return [] }
    let others = rivals.count == 1 ? "" : " The same is true of \(rivals.count - 1) more files."
    return [
      "\(files.list) could each be \(path) and have different code, so none of them was judged."
        + "\(others) Remove the files that do not count, and grade again."
    ]
  }
}

extension [String] {
  /// The first few of them, and how many more there are: "a, b and 2 more".
  func list(of limit: Int) -> String {
    let rest = count - limit
    let shown = prefix(rest > 0 ? limit : count).map(\.visible)
    let last = rest > 0 ? "\(rest) more" : shown.last ?? ""
    let first = (rest > 0 ? shown[...] : shown.dropLast()).joined(separator: ", ")
    return first.isEmpty ? last : "\(first) and \(last)"
  }

  var list: String { list(of: 5) }
}

extension ArraySlice<String> {
  fileprivate var list: String { Array(self).list }
}
