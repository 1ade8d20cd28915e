import CommandKit
import CourseKit
import JudgeKit
import MutationKit
import Synchronization

/// What becomes of a learner's mutants: it prints those that no test notices, in the order of the code.
final class SurvivorLog: Sendable {
  private enum Verdict {
    case noticed, unnoticed, notCompiled
  }

  private struct State {
    var verdicts: [Verdict?]
    /// How many mutants are told of, or had nothing to tell.
    var told = 0
    /// One survivor for each place, whether it was printed or not.
    var survivors: [LearnerMutant] = []
    /// What went wrong although nothing was changed.
    var chance: TestFailure?
  }

  private let mutants: [LearnerMutant]
  private let comments: [EquivalentMutantComment]
  private let places: [Variant: Int]
  private let console: Console
  private let limit: Int
  private let bar: ProgressBar
  private let state: Mutex<State>

  /// - Parameters:
  ///   - comments: What the learner says of changes that no user can notice.
  ///   - limit: How many places with a survivor to show.
  init(
    of mutants: [LearnerMutant], comments: [EquivalentMutantComment], console: Console, limit: Int
  ) {
    self.mutants = mutants
    self.comments = comments
    self.console = console
    self.limit = limit
    places = Dictionary(mutants.enumerated().map { ($1.variant, $0) }) { first, _ in first }
    bar = ProgressBar("changes made", total: places.count, console: console)
    state = Mutex(State(verdicts: Array(repeating: nil, count: mutants.count)))
  }

  /// Keeps what the tests say of a mutant, or of code without a change, and prints all of which that is known by now.
  func add(_ variant: Variant, _ outcome: TestOutcome) {
    state.withLock { state in
      guard let place = places[variant] else {
        if case .success(let report) = outcome, report.hasFailed {
          state.chance = report.firstFailure
        }
        return
      }
      guard state.verdicts[place] == nil else { return }
      state.verdicts[place] =
        switch outcome {
        case .failure: .notCompiled
        case .success(let report): report.hasFailed ? .noticed : .unnoticed
        }
      while state.told < mutants.count, let verdict = state.verdicts[state.told] {
        let mutant = mutants[state.told]
        state.told += 1
        // One test may notice all changes of some lines, so one of these is enough to read.
        guard verdict == .unnoticed, comment(on: mutant) == nil,
          !state.survivors.contains(where: { $0.covers(mutant) })
        else { continue }
        state.survivors.append(mutant)
        guard state.survivors.count <= limit else { continue }
        console.progress("")
        show(mutant)
      }
    }
    if places[variant] != nil { bar.advance() }
  }

  private func comment(on mutant: LearnerMutant) -> EquivalentMutantComment? {
    comments.first { $0.isAbout(mutant) }
  }

  private func show(_ mutant: LearnerMutant) {
    console.print()
    console.print(console.color("\(mutant.location)", .bold))
    console.printProse(
      "In \(mutant.place), the change \(mutant.change.name) (\(mutant.change.word)).",
      indentation: "  ")
    for line in mutant.lines {
      let color: Console.Color? = line.hasPrefix("-") ? .red : line.hasPrefix("+") ? .green : nil
      console.print("    " + (color.map { console.color(line, $0) } ?? line))
    }
    console.printProse(mutant.question, indentation: "  ")
  }

  /// The sum of all that was told.
  private var sum: MutantsSum {
    state.withLock { state in
      let unnoticed = zip(mutants, state.verdicts).filter { $1 == .unnoticed }.map(\.0)
      return MutantsSum(
        noticed: state.verdicts.count { $0 == .noticed },
        notCompiled: state.verdicts.count { $0 == .notCompiled },
        survivors: unnoticed.filter { comment(on: $0) == nil },
        dismissals: unnoticed.compactMap { mutant in
          comment(on: mutant).map { (mutant, $0) }
        })
    }
  }

  /// Prints the counts, and what the learner has dismissed.
  ///
  /// - Returns: The sum; nil if it means nothing.
  func printSum() -> MutantsSum? {
    console.progress("")
    console.print()
    if let chance = state.withLock(\.chance) {
      console.printProse(
        "Your test \"\(chance.test)\" also failed without a change, so the result means nothing. It may depend on the"
          + " order in which tasks run. Correct it first.", mark: console.mark(false))
      return nil
    }
    let sum = sum
    guard sum.noticed + sum.survivors.count + sum.dismissals.count > 0 else {
      console.printProse(
        "No change compiles, so this says nothing about your tests.", mark: console.mark(false))
      return nil
    }
    let shown = state.withLock(\.survivors)
    console.printProse(
      "Your tests notice \(sum.noticed) of \(sum.changes) changes."
        + (sum.notCompiled > 0
          ? " Another \(sum.notCompiled) don't compile, so they don't count." : ""),
      mark: console.mark(sum.isEnough))
    if shown.count > limit {
      console.printProse(
        "Those that they don't notice are at \(shown.count) places, of which \(limit) are shown. To see them all: --all"
      )
    } else if sum.survivors.count > shown.count {
      console.printProse(
        "Those that they don't notice are at the \(shown.count) places above. One test often notices all of a place."
      )
    }
    printDismissals(sum)
    if !sum.survivors.isEmpty {
      console.printProse(
        (sum.isEnough
          ? "Eight of ten are enough for one type, once you have read what is shown. To go on, write"
          : "Write")
          + " a test for one of them, and run this again. If no user can notice a change, say why above its line, with its word:"
      )
      console.print("  // Equivalent mutant (word): …")
    }
    return sum
  }

  /// Prints what the learner has dismissed, and the comments that dismiss nothing.
  private func printDismissals(_ sum: MutantsSum) {
    for text in sum.dismissed { console.printProse("Dismissed: \(text)", indentation: "  ") }
    let words = Set(MutationOperator.all.map(\.word))
    for comment in comments where !sum.dismissals.contains(where: { comment.isAbout($0.mutant) }) {
      // Of changes that are not made now, nothing can be said.
      let made = mutants.filter { $0.location.file == comment.location.file }.map(\.change.word)
      let isMade = comment.words.isSubset(of: made) || !comment.words.isSubset(of: words)
      guard !made.isEmpty, isMade else { continue }
      let unknown = comment.words.subtracting(words).sorted()
      console.printProse(
        "\(comment.location): this comment dismisses nothing, because "
          + (unknown.isEmpty
            ? "your tests notice each such change of the line below, or there is none."
            : "'\(unknown.joined(separator: "', '"))' is the word of no change."),
        indentation: "  ")
    }
  }
}

extension EquivalentMutantComment {
  /// Whether the comment stands above the line of a change, and has its word.
  fileprivate func isAbout(_ mutant: LearnerMutant) -> Bool {
    location.file == mutant.location.file && line == mutant.location.line
      && words.contains(mutant.change.word)
  }
}
