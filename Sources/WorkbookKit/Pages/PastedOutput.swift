/// The output of `swift test` that a page shows, and the command that it says prints it.
struct PastedOutput: Equatable {
  /// The filter that the command passes on.
  let filter: String
  let tree: Tree
  /// The lines that the test library printed.
  var lines: [(text: String, line: Int)] = []

  /// The chapter that the filter picks tests of: `Chapter1`, or an exercise's `1\.1 `.
  var chapter: Int? {
    filter.firstMatch(of: /(?:Chapter(\d))|(?:(\d)\\\.)/).flatMap { Int(($0.1 ?? $0.2) ?? "") }
  }

  static func == (left: Self, right: Self) -> Bool {
    (left.filter, left.tree) == (right.filter, right.tree)
      && left.lines.elementsEqual(right.lines, by: ==)
  }

  /// The outputs in a block of console text.
  ///
  /// A command begins with `$`. Without one, the block shows what the solution prints.
  static func all(in block: MarkdownOutline.CodeBlock, line: Int) -> [PastedOutput] {
    var outputs: [PastedOutput] = []
    var isOurs = true
    for (index, text) in block.lines.enumerated() {
      if let command = text.after("$ ") {
        let filter = command.firstMatch(of: /swift test .*--filter (?:'([^']+)'|(\S+))/)
        isOurs = filter != nil
        guard let filter else { continue }
        let tree = command.contains("WORKBOOK=solutions") ? Tree.solutions : .exercises
        outputs.append(PastedOutput(filter: String((filter.1 ?? filter.2) ?? ""), tree: tree))
      } else if isOurs,
        ConsoleText.signs.values.contains(where: { text.hasPrefix("\($0) ") })
          || text.hasPrefix("  ")
      {
        if outputs.isEmpty, let number = text.firstMatch(of: #/"(\d)\.(\d+) /#) {
          outputs.append(PastedOutput(filter: "\(number.1)\\.\(number.2) ", tree: .solutions))
        }
        guard !outputs.isEmpty else { continue }
        outputs[outputs.count - 1].lines.append((text, line + index + 1))
      }
    }
    return outputs.filter { !$0.lines.isEmpty }
  }

  /// The first line that is not printed, or not in this order; nil when all are.
  func firstStale(in printed: [String]) -> (text: String, line: Int)? {
    var rest = printed.map(ConsoleText.stable)[...]
    for line in lines {
      guard let found = rest.firstIndex(of: ConsoleText.stable(line.text)) else { return line }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  /// The printed line that is most like one on a page.
  func nearest(to line: String, in printed: [String]) -> String? {
    let distances = printed.map { ($0, Suggestion.distance(Array(line), Array($0))) }
    return distances.min { $0.1 < $1.1 }?.0
  }
}
