import Foundation

/// What a learner predicted of a trace, to be answered at its end.
package nonisolated struct TracePrediction: Codable {
  /// The variable that tells an app of all predictions, as JSON.
  package static let variable = "WORKBOOK_PREDICTIONS"

  /// Whether the prediction was right, in a sentence.
  let verdict: String
  /// For each part of the answer, a text in the line that shows it.
  let signs: [String]

  package init(verdict: String, signs: [String]) {
    self.verdict = verdict
    self.signs = signs
  }

  /// Those that the app was started with.
  static let all: [TracePrediction] = {
    let text = ProcessInfo.processInfo.environment[variable] ?? "[]"
    return (try? JSONDecoder().decode([TracePrediction].self, from: Data(text.utf8))) ?? []
  }()
}
