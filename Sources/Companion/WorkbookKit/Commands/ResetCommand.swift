import ArgumentKit
import CommandKit
import CourseKit

struct ResetCommand: Command {
  static let configuration = CommandConfiguration(
    name: "reset",
    arguments: "<chapter | exercise | file …>",
    summary: "Reset an exercise, a file or a whole chapter to its starting code.",
    discussion: """
      A file is named with its folders: Exercises/Chapter1PostList/PostList/PostListPresenter.swift.
      Your files are copied first, and the tool prints the command that restores them.
      """,
    options: [.yes])

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let words = invocation.arguments
    let workbook = try invocation.workbook()
    if !words.isEmpty, words.allSatisfy({ $0.contains("/") }) {
      let changes = try changesToStarters(of: words, in: workbook)
      return try reset(words.joined(separator: ", "), changes, in: workbook)
    }
    guard words.count == 1 else {
      throw UsageError(
        "'reset' takes one chapter or exercise, as in 'reset 1' or 'reset 1.3', or files.",
        command: "reset")
    }
    if words[0].contains(".") { return try await resetExercise(in: workbook) }
    let chapter = try invocation.chapter(of: workbook)
    let changes = try ChapterSource(chapter, in: workbook).changesToStarters(in: workbook)
    return try reset("\(chapter)", changes, in: workbook)
  }

  /// The changes that make some files equal to their starters.
  ///
  /// - Parameter paths: Files or folders, from the workbook's root.
  /// - Throws: `UsageError` when one of them holds no exercise file.
  private func changesToStarters(
    of paths: [String], in workbook: Workbook
  ) throws -> FileChanges {
    var changes = FileChanges()
    for word in paths {
      // A shell that completes the name of a folder ends it with a slash.
      let path = (word.after("./") ?? word[...]).split(separator: "/").joined(separator: "/")
      let chapter = workbook.chapters.first { chapter in
        "\(path)/".hasPrefix("\(chapter.folder(in: .exercises))/")
      }
      let starters = try chapter.map { chapter in
        try ChapterSource(chapter, in: workbook).starters.map { name, text in
          (path: "\(chapter.folder(in: .exercises))/\(name)", text: text)
        }
      }
      let named = starters?.filter { "\($0.path)/".hasPrefix("\(path)/") } ?? []
      guard !named.isEmpty else {
        throw UsageError(
          "'\(word)' is not one of the exercise files. Name it from the workbook's folder, as in"
            + " 'reset Exercises/Chapter1PostList/PostList/PostListPresenter.swift'.",
          command: "reset")
      }
      for starter in named where workbook.content(of: starter.path) != .text(starter.text) {
        changes.set(starter.text, at: starter.path)
      }
    }
    return changes
  }

  /// - Parameter name: What goes back to its start.
  private func reset(_ name: String, _ changes: FileChanges, in workbook: Workbook) throws
    -> ExitCode
  {
    guard !changes.isEmpty else {
      console.print("\(name) is already at its starting code.")
      return .done
    }
    console.print("These files will be reset:")
    changes.written.forEach { console.print("  \($0)") }
    if !changes.deleted.isEmpty { console.print("These files of yours will be removed:") }
    changes.deleted.forEach { console.print("  \($0)") }
    let promise = changes.paths.contains(where: workbook.exists) ? "A copy is kept. " : ""
    guard try invocation.confirm("\(promise)Reset \(name)?") else { return .workLeft }
    try invocation.keepCopy(of: changes.paths, in: workbook)
    try changes.apply(in: workbook)
    console.print("\(console.mark(true)) \(name) has been reset.")
    console.printNext()
    return .done
  }

  private func resetExercise(in workbook: Workbook) async throws -> ExitCode {
    let (source, exercise) = try invocation.exercise(of: workbook)
    guard source.ownFiles(answering: exercise.number).isEmpty else {
      throw WorkbookError(
        "\(exercise.number) has no place of its own, because you decide which files it is in."
          + " Change it there. To reset the chapter: swift run workbook reset \(source.chapter.number)"
      )
    }
    let learner = LearnerChapter(source, in: workbook)
    let own = try learner.answers(to: exercise.regions).filter { !$0.isStarter }
    let changes = try learner.changes(replacing: exercise.regions.map { ($0, $0.todo) })
    guard !changes.isEmpty else {
      console.print("Exercise \(exercise.number) is already at its starting code.")
      return .done
    }
    if !own.isEmpty { console.print("These lines will be removed:") }
    for answer in own {
      console.print("\n\(learner.path(of: answer.region)):\(answer.line)")
      answer.lines.forEach { console.print($0) }
    }
    console.print()
    guard try invocation.confirm("A copy is kept. Reset \(exercise.number)?") else {
      return .workLeft
    }
    try invocation.keepCopy(of: changes.paths, in: workbook)
    try changes.apply(in: workbook)
    console.print("\(console.mark(true)) Exercise \(exercise.number) has been reset.")
    console.printNext()
    return .done
  }
}
