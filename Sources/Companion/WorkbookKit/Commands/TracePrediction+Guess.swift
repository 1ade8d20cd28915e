import CommandKit
import CourseKit
import InspectKit

extension TracePrediction {
  /// Reads an answer, and once more if it is not the number of an option.
  init(asking readAnswer: () -> String?, about guess: Guess, on console: Console) {
    var answer = readAnswer() ?? ""
    if !(1...guess.options.count).contains(Int(answer.trimmed) ?? 0) {
      console.printProse(
        "Type a number from 1 to \(guess.options.count), or press Return to skip this prediction.")
      answer = readAnswer() ?? ""
    }
    self.init(answer, to: guess, on: console)
  }

  /// Judges what a learner has typed.
  ///
  /// - Parameter answer: The number of an option; anything else is no prediction.
  init(_ answer: String, to guess: Guess, on console: Console) {
    let index = (Int(answer.trimmed) ?? 0) - 1
    let right = guess.right.joined()
    let sentence =
      if !guess.options.indices.contains(index) {
        "\(guess.question) The answer: \(right)."
      } else if guess.options[index] == right {
        "\(console.mark(true)) Your prediction was right: \(right)."
      } else {
        "\(console.mark(false)) You predicted: \(guess.options[index]). The answer is: \(right)."
      }
    self.init(
      verdict: Prose.lines(sentence, width: console.proseWidth).joined(separator: "\n  "),
      signs: guess.signs)
  }
}
