import Foundation

/// The files of a chapter as they stand in the workbook's folder, whatever their code says.
package struct ChapterFiles {
  private let chapter: Chapter
  private let workbook: Workbook
  /// Whether the solutions are at hand, or should be: a copy with templates may have none.
  package let hasSolutions: Bool
  private let folders: [String]
  /// The files that have to be there.
  private let wanted: [String]

  package init(_ chapter: Chapter, in workbook: Workbook) {
    self.chapter = chapter
    self.workbook = workbook
    let solutions = chapter.folder(in: .solutions)
    let names = Set(
      workbook.files(below: solutions)
        + workbook.givenFiles.paths(below: solutions).compactMap {
          $0.after("\(solutions)/").map(String.init)
        }
    ).sorted()
    let templates = ExerciseTemplates(of: chapter, in: workbook).files
    let own = names.filter {
      SolutionFile.isOnlyInSolution(
        workbook.text(of: "\(solutions)/\($0)") ?? templates[$0] ?? "")
    }
    let isRenamed = Self.twin(of: solutions, with: names, in: workbook) != nil
    // Without the list, the given files among the exercises aren't known.
    let isDescribed = !templates.isEmpty && !names.isEmpty
    hasSolutions = workbook.exists(solutions) || isRenamed || !isDescribed
    folders =
      [chapter.folder(in: .exercises)]
      + chapter.givenFolders.filter { [hasSolutions] in $0 != solutions || hasSolutions }
    wanted =
      Tree.allCases.flatMap { tree in
        names.filter { tree == .solutions || !own.contains($0) }
          .map { "\(chapter.folder(in: tree))/\($0)" }
      }
      + [chapter.testFolder, chapter.appFolder].flatMap(workbook.givenFiles.paths)
  }

  /// What is wrong with the files, each with what to do about it.
  package func problems() -> [FileProblem] {
    problems(in: folders)
  }

  /// What is wrong in some folders of the chapter; what is missing comes first.
  package func problems(in folders: [String]) -> [FileProblem] {
    let lost = folders.filter { !workbook.isFolder($0) }
    let whole = folders.filter { !lost.contains($0) }
    let files = whole.flatMap { folder in wanted.filter { $0.hasPrefix("\(folder)/") } }
    return lost.map(problem(ofLost:)) + problems(of: files) + whole.flatMap(extraFiles)
  }

  /// What is wrong with some files that have to be there.
  package func problems(of files: [String]) -> [FileProblem] {
    var missing: [String] = []
    var others: [FileProblem] = []
    for file in files {
      switch workbook.content(of: file) {
      case .nothing: missing.append(file)
      case .text(""): others.append(.empty(file, workbook.wayBack(to: [file])))
      case .text: break
      case .problem(let problem): others.append(problem)
      }
    }
    let moves = missing.map { ($0, newPlace(of: $0)) }
    let lost = moves.filter { $0.1 == nil }.map(\.0)
    // An exercise can be begun again, and another file cannot.
    let groups = [true, false].map { isExercise in
      lost.filter { $0.hasPrefix("\(Tree.exercises.folder)/") == isExercise }
    }
    return problems(ofMoved: moves.compactMap { old, new in new.map { (old, $0) } })
      + groups.filter { !$0.isEmpty }.map { .missing($0, workbook.wayBack(to: $0)) } + others
  }

  /// Where a file of the chapter stands now; nil when no file of its name was added, or several.
  private func newPlace(of file: String) -> String? {
    guard let folder = folders.first(where: { file.hasPrefix("\($0)/") }) else { return nil }
    let places = workbook.files(below: folder).map { "\(folder)/\($0)" }
      .filter { Self.name(of: $0) == Self.name(of: file) && !wanted.contains($0) }
    return places.count == 1 ? places[0] : nil
  }

  /// What to say of files that were moved, or of the folder that was renamed with them.
  private func problems(ofMoved moves: [(old: String, new: String)]) -> [FileProblem] {
    var problems: [FileProblem] = []
    for (old, new) in moves {
      let folders = [old, new].map { String($0.dropLast(Self.name(of: $0).count + 1)) }
      let problem =
        workbook.exists(folders[0])
        ? FileProblem.moved(old, to: new) : .moved(folders[0], to: folders[1])
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }

  /// What to say of a folder that is not there.
  private func problem(ofLost folder: String) -> FileProblem {
    if workbook.exists(folder) { return .file(folder) }
    let files = wanted.filter { $0.hasPrefix("\(folder)/") }
    guard let twin = Self.twin(of: folder, with: files, in: workbook) else {
      return .missing([folder], workbook.wayBack(to: [folder]))
    }
    return .moved(folder, to: twin)
  }

  /// The folder that a missing one seems to be now; nil for none, or several.
  private static func twin(
    of folder: String, with files: [String], in workbook: Workbook
  ) -> String? {
    let parent = String(folder.prefix { $0 != "/" })
    let names = Set(files.map(name))
    let places =
      workbook.chapters.flatMap { $0.givenFolders + [$0.folder(in: .exercises)] }
      + [Chapter.designsFolder]
    let twins = Set(
      workbook.files(below: parent).filter { names.contains(name(of: $0)) }
        .map { file in "\(parent)/\(file.prefix { $0 != "/" })" }
    ).subtracting(places)
    return twins.count == 1 ? twins.first : nil
  }

  /// What no build of a folder takes, wherever it came from: two files of one name, code that is no text, and
  /// other languages than Swift.
  private func extraFiles(in folder: String) -> [FileProblem] {
    let files = workbook.files(below: folder)
    // The checks of a chapter are a module of their own.
    let groups = Dictionary(grouping: files.filter { $0.hasSuffix(".swift") }) {
      "\($0.hasPrefix("Checks/")) \(Self.name(of: $0))"
    }
    let twins = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    let unreadable = files.filter { $0.hasSuffix(".swift") && !wanted.contains("\(folder)/\($0)") }
      .compactMap { workbook.content(of: "\(folder)/\($0)").problem }
    return twins.map { .twins($0.map { "\(folder)/\($0)" }) } + unreadable
      + files.filter { Self.otherLanguages.contains(URL(filePath: $0).pathExtension) }
      .map { .otherLanguage("\(folder)/\($0)", in: folder) }
  }

  private static func name(of file: String) -> String { URL(filePath: file).lastPathComponent }

  /// How files in languages end that the package manager builds, but never in one target with Swift.
  private static let otherLanguages: Set = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S"]
}
