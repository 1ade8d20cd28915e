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

  private var unnoticed: [LearnerMutant] {
    state.withLock { state in
      zip(mutants, state.verdicts).filter { $1 == .unnoticed }.map(\.0)
    }
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

  /// Prints the counts, and what the learner has dismissed.
  ///
  /// - Returns: Whether nothing is left to do.
  func printSum() -> Bool {
    console.progress("")
    console.print()
    if let chance = state.withLock(\.chance) {
      console.printProse(
        "Your test \"\(chance.test)\" also failed without a change, so the result means nothing. It may depend on the"
          + " order in which tasks run. Correct it first.", mark: console.mark(false))
      return false
    }
    let verdicts = state.withLock(\.verdicts)
    let noticed = verdicts.count { $0 == .noticed }
    let notCompiled = verdicts.count { $0 == .notCompiled }
    let survivors = unnoticed.filter { comment(on: $0) == nil }
    guard noticed + unnoticed.count > 0 else {
      console.printProse(
        "No change compiles, so this says nothing about your tests.", mark: console.mark(false))
      return false
    }
    let shown = state.withLock(\.survivors)
    if shown.count > limit {
      console.printProse(
        "There are \(shown.count) such places, of which \(limit) are shown. To see them all: --all")
    }
    console.printProse(
      "Your tests notice \(noticed) of \(noticed + survivors.count) changes."
        + (notCompiled > 0 ? " Another \(notCompiled) don't compile, so they don't count." : ""),
      mark: console.mark(survivors.isEmpty))
    if survivors.count > shown.count {
      console.printProse(
        "Of the changes that they don't notice, you see one for each place, because one test often notices the others as well."
      )
    }
    printDismissals()
    if !survivors.isEmpty {
      console.printProse(
        "Write a test for one, and run this again. If no user can notice a change, say why above its line, with its word:"
      )
      console.print("  // Equivalent mutant (word): …")
    }
    return survivors.isEmpty
  }

  /// Prints what the learner has dismissed, and the comments that dismiss nothing.
  private func printDismissals() {
    let words = Set(MutationOperator.all.map(\.word))
    for comment in comments {
      let dismissed = unnoticed.filter(comment.isAbout)
      for mutant in dismissed {
        let change =
          (mutant.lines.first { $0.hasPrefix("+") } ?? mutant.lines.first { $0.hasPrefix("-") })
        console.printProse(
          "Dismissed: \(mutant.location) \(change ?? "") (\(mutant.change.word)): \(comment.reason)",
          indentation: "  ")
      }
      // Of changes that are not made now, nothing can be said.
      let made = mutants.filter { $0.location.file == comment.location.file }.map(\.change.word)
      let isMade = comment.words.isSubset(of: made) || !comment.words.isSubset(of: words)
      guard dismissed.isEmpty, !made.isEmpty, isMade else { continue }
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
