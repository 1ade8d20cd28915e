/// The exercise files as the solutions generate them, against what is there.
///
/// A file on the disk is a learner's unless it equals the new starter, the starter that this tool last
/// wrote there, or the one that the last commit's solutions generate. A commit of the exercise itself
/// proves nothing: learners commit their answers.
struct Starters {
  private let workbook: Workbook
  private let chapters: [Chapter]
  /// The starters, by their paths from the workbook's root.
  let texts: [String: String]

  /// - Throws: `CourseError` with every malformed region of the chapters' solutions.
  init(of chapters: [Chapter], in workbook: Workbook) throws {
    self.workbook = workbook
    self.chapters = chapters
    var texts: [String: String] = [:]
    var findings: [Finding] = []
    for chapter in chapters {
      do {
        let starters = try ChapterSource(chapter, in: workbook).starters
        for (file, text) in starters { texts["\(chapter.folder(in: .exercises))/\(file)"] = text }
      } catch let error as CourseError {
        findings += error.findings
      }
    }
    guard findings.isEmpty else { throw CourseError(findings) }
    self.texts = texts
  }

  /// What to write and what to delete, and which of it would take a learner's work away.
  func plan() async -> StarterPlan {
    var plan = StarterPlan()
    for chapter in chapters {
      let folder = chapter.folder(in: .exercises)
      var committed: [String: String]?
      let starters = texts.keys.filter { $0.hasPrefix("\(folder)/") }
      let others = workbook.files(below: folder).map { "\(folder)/\($0)" }
        // A folder in a starter's place goes as a whole.
        .filter { path in !starters.contains { path.hasPrefix("\($0)/") } }
      for path in Set(starters + others).sorted() {
        let there = workbook.content(of: path)
        if there == texts[path].map(FileContent.text) ?? .nothing { continue }
        plan.changes[path] = .some(texts[path])
        if there == .nothing { continue }
        if let text = there.text {
          if text == StarterRecord(workbook).text(of: path) { continue }
          if committed == nil { committed = await committedStarters(of: chapter) }
          if text == committed?[path] { continue }
        }
        plan.learnersFiles.append(path)
      }
    }
    return plan
  }

  /// Makes the exercise files equal to their starters, and remembers them.
  ///
  /// - Throws: An error of Foundation when a file cannot be written; then all are as before.
  func carryOut(_ plan: StarterPlan) throws {
    try plan.carryOut(in: workbook)
    let record = StarterRecord(workbook)
    for path in plan.deleted { record.keep(nil, of: path) }
    for (path, text) in texts { record.keep(text, of: path) }
  }

  /// What the solutions of the last commit generate, even when the commit forgot to.
  private func committedStarters(of chapter: Chapter) async -> [String: String] {
    let folder = chapter.folder(in: .solutions)
    let git = Git(workbook: workbook)
    var solutions: [String: String] = [:]
    for path in await git.committedFiles(below: folder) {
      solutions[String(path.dropFirst(folder.count + 1))] = await git.committedText(of: path)
    }
    let starters = (try? ChapterSource(chapter, files: solutions).starters) ?? [:]
    return Dictionary(
      uniqueKeysWithValues: starters.map { ("\(chapter.folder(in: .exercises))/\($0)", $1) })
  }
}
