import ArgumentKit
import CommandKit
import CourseKit
import MutationKit
import WorkbookKit

/// The changes to make, of all that can be made of a learner's code.
struct MutantChoice {
  let mutants: [LearnerMutant]
  /// Types of the same files that are not changed.
  private let others: [String]

  /// Chooses the changes of the types that the arguments name; without any, of those that the learner's tests name.
  ///
  /// - Throws: `UsageError` for a type that isn't there, or `WorkbookError` if there is nothing to change.
  init(_ invocation: Invocation, of code: LearnerCode, in workbook: Workbook) throws {
    let chapter = code.source.chapter
    let folder = chapter.folder(in: .exercises)
    let names = Set(invocation.arguments.dropFirst())
    let types = Set(code.mutants.map(\.type)).sorted()
    guard !types.isEmpty else {
      throw WorkbookError(
        "There is no code to change yet in the files of \(folder) that you write.")
    }
    if let unknown = names.sorted().first(where: { !types.contains($0) }) {
      throw UsageError(
        "There is no type '\(unknown)' with code to change in \(folder)."
          + " The types are: \(types.joined(separator: ", ")).", command: "mutants")
    }
    let tested = workbook.ownTests(of: chapter).flatMap { file in
      Self.names(in: workbook.text(of: file) ?? "")
    }
    let chosen = names.isEmpty ? Set(tested) : names
    let all = code.mutants.filter { chosen.contains($0.type) }
    let makesMore = invocation.has(MutantsCommand.more.name)
    mutants = all.filter { makesMore || $0.isTelling }
    let files = Set(all.map(\.location.file))
    others = Set(code.mutants.filter { files.contains($0.location.file) }.map(\.type))
      .subtracting(chosen).sorted()
    guard mutants.isEmpty else { return }
    throw WorkbookError(
      "Your tests name no type with code to change."
        + " The types are: \(types.joined(separator: ", ")).")
  }

  /// The words of code that may name a type, without comments, strings and the names of tests.
  private static func names(in code: String) -> [String] {
    let masked = MaskedCode(code.lines).masked.replacing(/`[^`\n]*`/, with: "")
    return masked.matches(of: /\w+/).map { String($0.output) }
  }

  /// What is going to be changed.
  var types: [String] { Set(mutants.map(\.type)).sorted() }

  /// Says what could be changed as well; nil if the same files have nothing else.
  var hint: String? {
    guard let first = others.first else { return nil }
    let rest =
      others.count > 1 ? " and \(others.count - 1) more of the same files" : " of the same file"
    return
      "Not changed: \(first)\(rest). To change several types, type their names after the command."
  }
}
