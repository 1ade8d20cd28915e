import Foundation

/// How the lines of a file end, so that a new text of the file can be written in the same way.
package struct LineEndings {
  /// Files with more lines are not compared line by line, which would take too long.
  private static let comparisonLimit = 4_000

  private let lines: [String]
  /// One for each line but the last.
  private let endings: [Character]

  package init(of text: String) {
    lines = text.lines
    // Filtered as an array: in a string, a return and the line feed of the next line would join.
    endings = Array(text).filter(\.isLineBreak)
  }

  /// All that are in the file.
  package var kinds: Set<Character> { Set(endings) }

  /// Those that are written, the preferred first.
  ///
  /// In a mixed file, a return alone would join with the line feed of an empty line below it.
  private var written: [Character] { kinds == ["\r"] ? ["\r"] : ["\n", "\r\n"] }

  /// What most lines end with; a line feed where no other is more frequent.
  private var usual: Character {
    let counts = Dictionary(endings.map { ($0, 1) }, uniquingKeysWith: +)
    return written.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? "\n"
  }

  /// A new text of the file: the lines that it has already end as before, and the others as most do.
  package func applied(to text: String) -> String {
    let new = text.lines
    let kept = kinds.count > 1 ? keptEndings(in: new) : [:]
    let usual = usual
    return new.indices.map { index in
      new[index] + (index == new.count - 1 ? "" : String(kept[index] ?? usual))
    }.joined()
  }

  /// The endings of the lines that have not changed, by their new places.
  private func keptEndings(in new: [String]) -> [Int: Character] {
    guard lines.count + new.count <= Self.comparisonLimit else { return [:] }
    var (gone, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: lines) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    let unchanged = zip(
      lines.indices.filter { !gone.contains($0) }, new.indices.filter { !added.contains($0) })
    let pairs = unchanged.filter { endings.indices.contains($0.0) }.map { ($1, endings[$0]) }
    return Dictionary(uniqueKeysWithValues: pairs.filter { written.contains($1) })
  }
}

extension Workbook {
  /// How the lines of a file end; nil when there is no text.
  package func lineEndings(of path: String) -> LineEndings? {
    (try? Data(contentsOf: url(path))).flatMap { String(data: $0, encoding: .utf8) }
      .map(LineEndings.init)
  }
}
