import CourseKit
import MutationKit

/// A small change of a learner's own code, which a test of theirs should notice.
struct LearnerMutant: Sendable {
  let variant: Variant
  /// The way to change code, whose name says what was done.
  let change: MutationOperator
  /// The lines around the change, each after a mark as `diff` has it.
  let lines: [String]
  /// Where the change is in the learner's file.
  let location: FileLocation
  /// The lines of the file that were changed.
  let extent: ClosedRange<Int>
  /// The type and the member that were changed: "ReminderList.delete".
  let place: String
  /// The type that was changed; the function where it's in none.
  let type: String
  /// Whether the changed member reads or sets a stored variable, so that it may do something else the second time.
  private let usesState: Bool
  /// Whether the changed member does one thing, after its checks.
  private let isOneStep: Bool
  /// Whether a survivor of this kind is usually worth a look.
  ///
  /// Of two developers' first ones, 31 of 34 were, and of the other kinds 5 of 16. Of the swaps that four others saw, 2 of 21
  /// were, and these two had moved a line to the other side of an early exit. Five good suites left little but members without
  /// state that did nothing the second time, which no colleague would write.
  var isTelling: Bool {
    if change.isAboutRepetition {
      // To do one thing only the first time is to do nothing the second time.
      return usesState && !(isOneStep && change.word == MutationOperator.runStatementOnce.word)
    }
    if change.word == MutationOperator.swap.word {
      return lines.contains { $0.contains(/\b(?:guard|return|throw|await)\b/) }
    }
    let others: [MutationOperator] = [
      .duplicateStatement, .sendMore, .holdStrongly, .useTask, .deferLastStatement,
    ]
    return !others.contains { $0.word == change.word }
  }

  /// What to ask about it if no test notices it.
  var question: String {
    let isCheck = lines.first { $0.hasPrefix("-") }?.dropFirst().trimmed.hasPrefix("guard ") == true
    return change.word == MutationOperator.leaveOut.word && isCheck
      ? "Without this check, what would happen that must not? Which test tries it?"
      : change.question
  }

  /// Where it is told: by place, and of one line what is done first, and when it is done last.
  var order: (String, Int, Int) {
    let late: [MutationOperator] = [
      .runStatementOnce, .skipSecondCall, .swap, .holdStrongly, .duplicateStatement, .sendMore,
      .deferLastStatement, .useTask,
    ]
    return (
      location.file, location.line ?? 0,
      late.firstIndex { $0.word == change.word }.map { $0 + 1 } ?? 0
    )
  }

  /// - Parameters:
  ///   - line: The line of the learner's file that a line of the file that was taken apart comes from, both
  ///     counted from 1.
  init?(_ mutant: Mutant, of file: SolutionFile, folder: String, line: (Int) -> Int) {
    let region = mutant.region
    let scope = file.scope(of: region)
    guard let change = MutationOperator.all.first(where: { $0.name == mutant.name }),
      !change.isWithoutEffect(in: mutant.difference, isInitializer: scope.isInitializer),
      !(scope.memberName == "viewDidLoad" && change.isAboutRepetition)
    else { return nil }
    usesState = file.variables.contains { name in
      region.solution.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains(name) }
    }
    let steps = region.solution.filter { line in
      line.after(region.indentation)?.contains(/^(?!guard )\w/) == true
    }
    isOneStep = steps.count == 1
    let difference = mutant.difference
    let isRepeated = change.word == MutationOperator.duplicateStatement.word
    var first = difference.firstChange
    // The line that a reader sees is the one above, or the first of those that are done once more.
    if isRepeated { first -= difference.added.count }
    if change.word == MutationOperator.sendMore.word, first > 0 { first -= 1 }
    variant = mutant.variant
    self.change = change
    lines = difference.lines(around: 1).map {
      $0.replacing("\(VariantBatch.repetition)(self)", with: "hasRunBefore")
    }
    type = scope.typeName ?? scope.memberName ?? ""
    place = [scope.typeName, scope.memberName].compactMap(\.self).joined(separator: ".")
    let start = line(region.line + first)
    location = FileLocation(file: "\(folder)/\(region.file)", line: start)
    let count = isRepeated ? difference.added.count : difference.removed.count
    extent = start...max(start, line(region.line + first + max(count - 1, 0)))
  }
}

extension LearnerMutant {
  /// Whether a test that notices this change can be expected to notice another one, so that one of them is enough to read:
  /// it changes the same line, is part of what this one leaves out or does twice, or sends one more message from the same
  /// member.
  func covers(_ other: LearnerMutant) -> Bool {
    guard location.file == other.location.file else { return false }
    let isWider =
      change.word == MutationOperator.leaveOut.word || change.word == other.change.word
    let isOneMore = change.word == MutationOperator.sendMore.word
    return location == other.location || (isWider && extent.contains(other.extent.lowerBound))
      || (isOneMore && change.word == other.change.word && place == other.place)
  }
}
