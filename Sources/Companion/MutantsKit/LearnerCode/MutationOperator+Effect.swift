import CourseKit
import MutationKit

extension MutationOperator {
  /// Whether only a member that runs more than once shows a difference.
  var isAboutRepetition: Bool {
    [Self.runStatementOnce.word, Self.skipSecondCall.word].contains(word)
  }

  /// Whether a change is known to have no effect: the same assignment or return once more, assignments or values of
  /// `max` in another order, or a message from an initializer, where no collaborator is connected yet.
  ///
  /// To leave out what is never worth a look matters more to people than to make all mutants: see Petrović and Ivanković,
  /// "State of Mutation Testing at Google", 2018.
  func isWithoutEffect(in difference: LineDifference, isInitializer: Bool) -> Bool {
    let added = difference.added
    let areAssignments = added.allSatisfy { $0.contains(/^[\w.?]+ =/) }
    switch word {
    case Self.duplicateStatement.word:
      return areAssignments || added.contains { $0.contains(/\b(return|throw|break|continue)\b/) }
    case Self.swap.word:
      return isInitializer && areAssignments || difference.swapsIndependentAssignments
    case Self.sendMore.word: return isInitializer
    case Self.replaceValue.word:
      return difference.swapsValuesOfExtreme
        || difference.removed.contains { $0.hasSuffix(": break") }
    default: return false
    }
  }
}

extension LineDifference {
  /// Whether values of `max` or `min` have changed their places.
  fileprivate var swapsValuesOfExtreme: Bool {
    added.contains { $0.contains(/\b(max|min)\(/) }
      && added.joined().sorted() == removed.joined().sorted()
  }

  /// Whether two assignments of values have changed their places, of which neither names what the other one sets.
  fileprivate var swapsIndependentAssignments: Bool {
    guard added.count == 1, removed == added,
      let place = lines.firstIndex(where: { $0.hasPrefix("-") || $0.hasPrefix("+") }),
      let moved = Assignment(added[0]),
      let other = lines[place...].lazy.filter({ $0.hasPrefix(" ") })
        .map({ Assignment($0.trimmed) }).first ?? nil
    else { return false }
    return !other.value.contains(moved.name) && !moved.value.contains(other.name)
      && moved.name != other.name
  }
}

/// An assignment that calls nothing.
private struct Assignment {
  let name: Substring
  let value: Substring

  init?(_ line: String) {
    guard let match = line.wholeMatch(of: /(?:let )?(?:self\??\.)?([\w.?]+) = ([^()]+)/) else {
      return nil
    }
    (name, value) = (match.1, match.2)
  }
}
