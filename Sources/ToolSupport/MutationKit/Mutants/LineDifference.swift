import CourseKit

/// What differs between two texts, as a block of `diff` on a page shows it.
package struct LineDifference: Equatable, Sendable {
  /// All lines, each after a mark: `-` for one that is gone, `+` for a new one, else a space.
  package let lines: [String]

  init(from old: [String], to new: [String]) {
    let oldTexts = old.map(\.trimmed)
    let newTexts = new.map(\.trimmed)
    let start = zip(oldTexts, newTexts).prefix { $0 == $1 }.count
    let end = zip(oldTexts.dropFirst(start).reversed(), newTexts.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let changes = newTexts[start..<newTexts.count - end]
      .difference(from: oldTexts[start..<oldTexts.count - end])
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): gone.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    var lines: [String] = []
    var place = 0
    for (index, line) in new.enumerated() {
      while gone.contains(place) {
        lines.append("-" + old[place])
        place += 1
      }
      if added.contains(index) {
        lines.append("+" + line)
      } else {
        lines.append(" " + line)
        place += 1
      }
    }
    lines += old[place...].map { "-" + $0 }
    let depth =
      lines.filter { !$0.dropFirst().trimmed.isEmpty }
      .map { $0.dropFirst().prefix { $0 == " " }.count }.min() ?? 0
    self.lines = lines.map { String($0.prefix(1) + $0.dropFirst(1 + depth)) }
  }

  package var text: String { lines.joined(separator: "\n") }
}
