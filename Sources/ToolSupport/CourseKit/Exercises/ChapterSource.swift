/// A chapter as its solution files define it: the one source of truth.
///
/// Where they were taken out, its templates define it.
package struct ChapterSource: Sendable {
  package let chapter: Chapter
  /// Whether the regions have their answers.
  package let hasSolutions: Bool
  /// The files that a learner has as well, or in `whole` all of them.
  package let files: [SolutionFile]
  /// The files of our own design, which the exercises leave out.
  package let ownFiles: [SolutionFile]

  /// Reads every solution file of a chapter, or its templates where there are no solutions.
  ///
  /// - Throws: `CourseError` with every file that is missing or cannot be read; else with every malformed
  ///   region, by file and line.
  package init(_ chapter: Chapter, in workbook: Workbook) throws {
    let folder = chapter.folder(in: .solutions)
    let chapterFiles = ChapterFiles(chapter, in: workbook)
    guard chapterFiles.hasSolutions else {
      self = try Self(withoutSolutions: chapter, in: workbook)
      return
    }
    let problems = chapterFiles.problems(in: [folder])
    guard problems.isEmpty else { throw CourseError(problems.map { Finding($0.description) }) }
    let files = workbook.files(below: folder).map { ($0, workbook.text(of: "\(folder)/\($0)")) }
    try self.init(
      chapter, files: Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self))
  }

  /// Makes a chapter of solution texts.
  ///
  /// - Parameter files: The texts, by their paths from the chapter's folder.
  /// - Throws: `CourseError` with every malformed region, by file and line.
  package init(_ chapter: Chapter, files: [String: String]) throws {
    self.chapter = chapter
    hasSolutions = true
    var findings: [Finding] = []
    var solutions: [SolutionFile] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      do {
        solutions.append(try SolutionFile(path: path, text: text, chapter: chapter))
      } catch let error as CourseError {
        findings += error.findings
      }
    }
    self.files = solutions.filter { !$0.isOnlyInSolution }
    ownFiles = solutions.filter(\.isOnlyInSolution)
    if findings.isEmpty {
      findings =
        ExerciseNumbering(chapter: chapter, regions: solutions.flatMap(\.regions)).findings
    }
    guard findings.isEmpty else { throw CourseError(findings) }
  }

  /// A chapter of files that are taken apart already, such as those of a learner.
  package init(_ chapter: Chapter, of files: [SolutionFile]) {
    self.chapter = chapter
    self.files = files
    ownFiles = []
    hasSolutions = true
  }

  private init(
    _ source: ChapterSource, files: [SolutionFile], ownFiles: [SolutionFile] = [],
    hasSolutions: Bool
  ) {
    chapter = source.chapter
    self.files = files
    self.ownFiles = ownFiles
    self.hasSolutions = hasSolutions
  }

  /// Reads a chapter's templates, and the given files as the learner has them.
  private init(withoutSolutions chapter: Chapter, in workbook: Workbook) throws {
    var texts = ExerciseTemplates(of: chapter, in: workbook).files
    for path in workbook.givenFiles.paths(below: chapter.folder(in: .solutions)) {
      guard let name = path.after("\(chapter.folder(in: .solutions))/").map(String.init),
        texts[name] == nil
      else { continue }
      texts[name] = workbook.text(of: "\(chapter.folder(in: .exercises))/\(name)")
    }
    let source = try ChapterSource(chapter, files: texts)
    func withheld(_ files: [SolutionFile]) -> [SolutionFile] {
      files.map { file in file.refined { [.region($0.withheld)] } }
    }
    self.init(
      source, files: withheld(source.files), ownFiles: withheld(source.ownFiles),
      hasSolutions: false)
  }

  /// The chapter with the files of our own design: what is built to prove it.
  package var whole: ChapterSource {
    ChapterSource(
      self, files: (files + ownFiles).sorted { $0.path < $1.path }, hasSolutions: hasSolutions)
  }

  package var regions: [Region] { files.flatMap(\.regions) }

  /// The files of our own design that answer an exercise, by their paths from the workbook.
  package func ownFiles(answering number: ExerciseNumber) -> [String] {
    ownFiles.filter { $0.regions.contains { $0.exercise == number } }
      .map { "\(chapter.folder(in: .solutions))/\($0.path)" }
  }

  /// The exercises by number.
  package var exercises: [Exercise] {
    Dictionary(grouping: regions, by: \.exercise)
      .map { Exercise(number: $0.key, regions: $0.value) }
      .sorted { $0.number < $1.number }
  }

  /// The exercise files, by their paths from the chapter's folder.
  package var starters: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.starterText) })
  }

  /// The finished files, by their paths from the chapter's folder.
  package var solutions: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.solutionText) })
  }
}

extension ChapterSource {
  /// Makes sure that the chapter's solutions are at hand.
  ///
  /// - Throws: `WorkbookError` that says whose copy has them.
  package func requireSolutions() throws {
    guard !hasSolutions else { return }
    throw WorkbookError(
      "This needs \(chapter.folder(in: .solutions)), which isn't in this copy of the workbook."
        + " Your instructor's copy has it, and so has the copy that yours was made from."
        + " If you deleted it by mistake: swift run workbook doctor")
  }

  /// Our own design as a learner has it before an exercise, by the paths from the chapter's folder.
  package func ownDesign(before number: ExerciseNumber) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: ownFiles.map { file in
        let text = file.text { $0.exercise < number ? $0.solution : $0.todo }
        return (file.path, text.lines.dropFirst().joined(separator: "\n"))
      })
  }

  /// The files that a learner has added to the chapter, by their paths from its folder.
  package func addedFiles(in workbook: Workbook) -> [String] {
    workbook.files(below: chapter.folder(in: .exercises)).filter { starters[$0] == nil }
  }

  /// What makes the chapter's exercise files equal to their starters.
  package func changesToStarters(in workbook: Workbook) -> FileChanges {
    let folder = chapter.folder(in: .exercises)
    let starters = starters
    let others = workbook.files(below: folder)
      // A folder in a starter's place goes as a whole.
      .filter { file in !starters.keys.contains { file.hasPrefix("\($0)/") } }
    var changes = FileChanges()
    for file in Set(others).union(starters.keys) {
      let path = "\(folder)/\(file)"
      if workbook.content(of: path) != starters[file].map(FileContent.text) ?? .nothing {
        changes.set(starters[file], at: path)
      }
    }
    return changes
  }
}
