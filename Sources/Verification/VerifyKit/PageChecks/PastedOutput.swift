import ArgumentKit
import CourseKit
import JudgeKit

/// The output of `swift test` that a page shows, and the command that it says prints it.
struct PastedOutput: Sendable {
  /// The filter that the command passes on.
  let filter: String
  let tree: Tree
  let page: String
  /// The lines that the test library printed, and those of the summary that tell of a failure.
  var lines: [(text: String, line: Int)] = []

  /// The exercise that the filter picks tests of: `1\.1 `.
  var exercise: ExerciseNumber? {
    filter.wholeMatch(of: #/(\d+)\\\.(\d+) ?/#).flatMap { ExerciseNumber("\($0.1).\($0.2)") }
  }

  /// The number of the chapter that the filter picks tests of: `Chapter1`, or an exercise's.
  var chapter: Int? {
    exercise?.chapter ?? filter.firstMatch(of: /Chapter(\d)/).flatMap { Int($0.1) }
  }

  /// The outputs on all pages but those of mistakes.
  static func all(in workbook: Workbook) -> [PastedOutput] {
    workbook.pages.filter { !$0.hasPrefix("docs/mistakes/") }.flatMap { page in
      MarkdownOutline(workbook.text(of: page) ?? "").blocks.filter {
        $0.block.language == "console"
      }
      .flatMap { all(in: $0.block, page: page, line: $0.line) }
    }
  }

  /// The outputs in a block of console text.
  ///
  /// A command begins with `$`. Without one, the block shows what the solution prints. A summary that is shown
  /// with its heading is compared by `.ci/learn`, because it names files and lines as well.
  static func all(
    in block: MarkdownOutline.CodeBlock, page: String, line: Int
  ) -> [PastedOutput] {
    var outputs: [PastedOutput] = []
    var isOurs = true
    for (index, text) in block.lines.enumerated() {
      if let command = text.after("$ ") {
        let filter = command.firstMatch(of: /swift test .*--filter (?:'([^']+)'|(\S+))/)
        isOurs = filter != nil
        guard let filter else { continue }
        let tree = command.contains("WORKBOOK=solutions") ? Tree.solutions : .exercises
        outputs.append(
          PastedOutput(filter: String((filter.1 ?? filter.2) ?? ""), tree: tree, page: page))
      } else if text.hasPrefix("Chapter ") {
        isOurs = false
      } else if isOurs,
        ConsoleText.signs.values.contains(where: { text.hasPrefix("\($0) ") })
          || text.hasPrefix("  ")
      {
        if outputs.isEmpty, let number = text.firstMatch(of: #/"(\d)\.(\d+) /#) {
          outputs.append(
            PastedOutput(filter: "\(number.1)\\.\(number.2) ", tree: .solutions, page: page))
        }
        guard !outputs.isEmpty else { continue }
        outputs[outputs.count - 1].lines.append((text, line + index + 1))
      }
    }
    return outputs.filter { !$0.lines.isEmpty }
  }

  /// The first line that is not printed, or not in this order.
  ///
  /// - Parameter exercise: The exercise whose tests ran; nil for a whole chapter.
  func findings(on report: TestReport, of exercise: Exercise?) -> [Finding] {
    let printed =
      ConsoleText.lines(of: report) + (exercise.map { ConsoleText.summary(of: $0, report) } ?? [])
    var rest = printed.map(ConsoleText.stable)[...]
    for (text, line) in lines {
      if let found = rest.firstIndex(of: ConsoleText.stable(text)) {
        rest = rest[(found + 1)...]
        continue
      }
      let distances = printed.map { ($0, Suggestion.distance(Array(text), Array($0))) }
      let nearest = distances.min { $0.1 < $1.1 }?.0 ?? "nothing"
      return [
        Finding(
          "The tests do not print this now. What comes nearest:\n\(nearest)", file: page, line: line
        )
      ]
    }
    return []
  }
}
