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
    /// What is told of them, or left out because it's too much to read.
    var survivors: [LearnerMutant] = []
  }

  private let mutants: [LearnerMutant]
  private let places: [Variant: Int]
  private let console: Console
  private let limit: Int
  private let bar: ProgressBar
  private let state: Mutex<State>

  /// - Parameter limit: How many survivors to show.
  init(of mutants: [LearnerMutant], console: Console, limit: Int) {
    self.mutants = mutants
    self.console = console
    self.limit = limit
    places = Dictionary(mutants.enumerated().map { ($1.variant, $0) }) { first, _ in first }
    bar = ProgressBar("changes tried", total: places.count, console: console)
    state = Mutex(State(verdicts: Array(repeating: nil, count: mutants.count)))
  }

  /// Keeps what the tests say of a mutant, and prints all of which that is known by now.
  func add(_ variant: Variant, _ outcome: TestOutcome) {
    state.withLock { state in
      guard let place = places[variant], state.verdicts[place] == nil else { return }
      state.verdicts[place] =
        switch outcome {
        case .failure: .notCompiled
        case .success(let report): report.isSuccess ? .unnoticed : .noticed
        }
      while state.told < mutants.count, let verdict = state.verdicts[state.told] {
        let mutant = mutants[state.told]
        state.told += 1
        // One test may notice all changes of some lines, so one of these is enough to read.
        guard verdict == .unnoticed, mutant.dismissal == nil,
          !state.survivors.contains(where: { $0.covers(mutant) })
        else { continue }
        state.survivors.append(mutant)
        guard state.survivors.count <= limit else { continue }
        console.progress("")
        show(mutant)
      }
    }
    bar.advance()
  }

  /// The changes that no test notices, and that the learner hasn't dismissed.
  var survivors: [LearnerMutant] { unnoticed.filter { $0.dismissal == nil } }

  private var unnoticed: [LearnerMutant] {
    state.withLock { state in
      zip(mutants, state.verdicts).filter { $1 == .unnoticed }.map(\.0)
    }
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
    console.printProse(mutant.change.question, indentation: "  ")
  }

  /// Prints the counts, and what the learner has dismissed.
  func printSum() {
    console.progress("")
    let verdicts = state.withLock(\.verdicts)
    let noticed = verdicts.count { $0 == .noticed }
    let dismissed = unnoticed.filter { $0.dismissal != nil }
    let survivors = survivors
    let all = noticed + survivors.count
    let hidden = state.withLock { $0.survivors.count } - limit
    console.print()
    if hidden > 0 {
      console.printProse(
        (hidden == 1 ? "1 more place has" : "\(hidden) more places have")
          + " such a change. To see them all: --all")
    }
    let notCompiled = verdicts.count - noticed - unnoticed.count
    console.printProse(
      "Your tests notice \(noticed) of \(all) changes."
        + (notCompiled > 0 ? " Another \(notCompiled) don't compile, so they don't count." : ""),
      mark: console.mark(survivors.isEmpty))
    for mutant in dismissed {
      console.printProse(
        "Dismissed: \(mutant.location) \(mutant.change.name). \(mutant.dismissal ?? "")",
        indentation: "  ")
    }
    if let first = survivors.first {
      console.printProse(
        "Write a test for one, and run this again. If no user can notice a change, say why above its line:"
      )
      console.print("  // Equivalent mutant (\(first.change.word)): …")
    }
  }
}
