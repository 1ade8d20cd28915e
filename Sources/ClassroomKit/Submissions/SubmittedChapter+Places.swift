import CourseKit

extension SubmittedChapter {
  /// The texts with each given file in the folder that it belongs in, and what was moved for that.
  func placed(beside source: ChapterSource) -> (texts: [String: String], notes: [String]) {
    var placed = texts
    var notes: [String] = []
    for path in source.starters.keys.sorted() where texts[path] == nil {
      let others = texts.keys.filter { source.starters[$0] == nil && $0.fileName == path.fileName }
      guard others.count == 1 else { continue }
      placed[path] = placed.removeValue(forKey: others[0])
      notes.append("\(others[0]) belongs in the place of \(path), and was judged there.")
    }
    return (placed, notes)
  }

  /// Two files of one name, which no build takes; nil when all differ.
  static func twins(in texts: [String: String]) -> String? {
    let names = Dictionary(grouping: texts.keys.sorted(), by: \.fileName)
    guard let paths = names.values.filter({ $0.count > 1 }).min(by: { $0[0] < $1[0] }) else {
      return nil
    }
    return "Two files have one name: \(paths.joined(separator: " and "))."
  }
}

extension String {
  /// What a path ends with.
  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
