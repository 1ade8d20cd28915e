/// The words by which the tools find something on a page, unless a type of its own reads them, as `Hint` does.
///
/// Pages in another language would have others.
package enum PageWords {
  /// What a rule begins with, on a page and in the comment of an expectation.
  package static let rule = "Rule:"
  /// The label of the link from an exercise to its hints.
  package static let hints = "Hints"
  /// That link.
  package static var hintsLink: Regex<Substring> { /\[Hints\]\(.*?\)/ }
  /// How the line ends above the list of what a learner can do after a chapter.
  package static let goals = "you can"
  /// How a paragraph begins that sends a learner to the app.
  package static let runIt = "**Run it.**"
  /// The heading of the part with the answers that are right.
  package static let rightAnswers = "Other right answers"
  /// The heading of the part with changes that have no effect.
  package static let harmlessChanges = "Harmless changes"
}
