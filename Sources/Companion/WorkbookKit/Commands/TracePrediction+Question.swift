import CommandKit
import CourseKit
import InspectKit

extension TracePrediction {
  /// Reads an answer, and once more if it is not the number of an option.
  init(asking readAnswer: () -> String?, about prediction: Prediction, on console: Console) {
    var answer = readAnswer() ?? ""
    if !(1...prediction.options.count).contains(Int(answer.trimmed) ?? 0) {
      console.printProse(
        "Type a number from 1 to \(prediction.options.count), or press Return to skip this prediction."
      )
      answer = readAnswer() ?? ""
    }
    self.init(answer, to: prediction, on: console)
  }

  /// Judges what a learner has typed.
  ///
  /// - Parameter answer: The number of an option; anything else is no prediction.
  init(_ answer: String, to prediction: Prediction, on console: Console) {
    let index = (Int(answer.trimmed) ?? 0) - 1
    let right = prediction.right.joined()
    let sentence =
      if !prediction.options.indices.contains(index) {
        "\(prediction.question) The answer: \(right)."
      } else if prediction.options[index] == right {
        "\(console.mark(true)) Your prediction was right: \(right)."
      } else {
        "\(console.mark(false)) You predicted: \(prediction.options[index]). The answer is: \(right)."
      }
    self.init(
      verdict: Prose.lines(sentence, width: console.proseWidth).joined(separator: "\n  "),
      signs: prediction.signs)
  }
}
