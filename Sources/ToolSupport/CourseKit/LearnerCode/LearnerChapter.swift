/// A chapter's exercise files as the learner left them.
package struct LearnerChapter {
  package let source: ChapterSource
  let files: [String: LearnerFile]
  private let answers: [Region: Result<LearnerAnswer, UnlocatedRegion>]
  /// Why a file cannot be read.
  private let complaints: [String: String]

  /// Reads the files that hold exercises.
  package init(_ source: ChapterSource, in workbook: Workbook) {
    self.source = source
    var files: [String: LearnerFile] = [:]
    var complaints: [String: String] = [:]
    var answers: [Region: Result<LearnerAnswer, UnlocatedRegion>] = [:]
    for solution in source.files where !solution.regions.isEmpty {
      let path = "\(source.chapter.folder(in: .exercises))/\(solution.path)"
      let content = workbook.content(of: path)
      complaints[solution.path] = content.complaint(of: path, in: workbook)
      guard let text = content.text, complaints[solution.path] == nil else { continue }
      let file = LearnerFile(text, of: solution)
      files[solution.path] = file
      for region in solution.regions {
        answers[region] = Result { () throws(UnlocatedRegion) in
          try LearnerAnswer(to: region, in: file)
        }
      }
    }
    self.files = files
    self.answers = answers
    self.complaints = complaints
  }

  /// The file of a region, from the workbook's root.
  package func path(of region: Region) -> String {
    "\(source.chapter.folder(in: .exercises))/\(region.file)"
  }

  /// Whether the file of a region is there, and is text.
  package func canRead(_ region: Region) -> Bool { files[region.file] != nil }

  /// What the learner wrote for a region.
  ///
  /// - Throws: `UnlocatedRegion` when it cannot be told apart for sure.
  package func answer(to region: Region) throws(UnlocatedRegion) -> LearnerAnswer {
    guard let answer = answers[region] else {
      throw UnlocatedRegion(region: region, reason: complaints[region.file] ?? "It is in no file.")
    }
    return try answer.get()
  }

  /// Whether the TODO of an exercise is still in a file.
  package func marks(_ number: ExerciseNumber) -> Bool {
    files.values.contains { !$0.commentLines(of: number).isEmpty }
  }

  /// The code that answers an exercise in all its places, without comments and blank space.
  ///
  /// Where a place cannot be told apart, it is the code of the whole file.
  package func code(of exercise: Exercise) -> [String] {
    exercise.regions.flatMap { region in
      let answer = try? answer(to: region)
      return CodeLine.code(of: answer?.lines ?? files[region.file]?.lines ?? [])
    }
  }

  /// Whether the learner has written something for an exercise, in each of its places.
  ///
  /// Where that cannot be told, it is whether the comment that asks for it is gone.
  package func hasBegun(_ number: ExerciseNumber) -> Bool {
    let regions = source.exercises.filter { $0.number == number }.flatMap(\.regions)
    return regions.allSatisfy { region in
      let isOpen = (try? answer(to: region))?.isStarter
      return !(isOpen ?? (files[region.file]?.commentLine(of: region) != nil))
    }
  }

  /// Where an exercise is answered.
  ///
  /// It is the comment that asks for the exercise. When that is gone, it is the line where the answer
  /// begins; when that cannot be told for sure, the file.
  ///
  /// - Parameter withSolved: Whether to name a region that was changed into the solution as well. It is
  ///   named in any case if all of them were.
  package func locations(of exercise: Exercise, withSolved: Bool = false) -> [FileLocation] {
    let places = exercise.regions.map { region in
      (region, try? answer(to: region), files[region.file]?.commentLine(of: region))
    }
    let undone = places.filter { $0.1.map { $0.isSolution && !$0.isStarter } != true }
    let chosen = undone.isEmpty || withSolved ? places : undone
    let locations = chosen.map { region, answer, comment in
      let comments = files[region.file]?.commentLines(of: exercise.number) ?? []
      let line = answer.map { answer in comments.last { $0 <= answer.line } ?? answer.line }
      return FileLocation(file: path(of: region), line: line ?? comment ?? comments.first)
    }
    let found = Set(locations.filter { $0.line != nil }.map(\.file))
    var seen: Set<FileLocation> = []
    return locations.filter {
      ($0.line != nil || !found.contains($0.file)) && seen.insert($0).inserted
    }
  }

  /// What the learner wrote for some regions.
  ///
  /// - Throws: `WorkbookError` that names every region which cannot be told apart for sure.
  package func answers(to regions: [Region]) throws -> [LearnerAnswer] {
    var lost: [UnlocatedRegion] = []
    let answers = regions.compactMap { region in
      do throws(UnlocatedRegion) {
        return try answer(to: region)
      } catch {
        lost.append(error)
        return nil
      }
    }
    guard lost.isEmpty else { throw WorkbookError(explanation(of: lost)) }
    return answers
  }

  /// The change that puts other lines into some regions; files that stay as they are, are left out.
  ///
  /// - Throws: `UnlocatedRegion` when one of the regions cannot be told apart for sure.
  package func changes(replacing new: [(Region, [String])]) throws(UnlocatedRegion) -> FileChanges {
    var changes = FileChanges()
    for (name, file) in files {
      let these = new.filter { $0.0.file == name }
      guard let region = these.first?.0 else { continue }
      let text = try file.text(replacing: these)
      if text != file.text { changes.set(text, at: path(of: region)) }
    }
    return changes
  }

  private func explanation(of lost: [UnlocatedRegion]) -> String {
    let items = lost.map { "  \($0.region.exercise) in \(path(of: $0.region))\n    \($0.reason)" }
    // Of a file that cannot be read, the reason says what to do.
    let files = Set(lost.map(\.region.file)).filter { complaints[$0] == nil }.sorted()
      .map { "\(source.chapter.folder(in: .exercises))/\($0)" }
    let sentence =
      "Nothing was changed, because the tool cannot tell where this code begins and ends:"
    let remedy =
      "To reset \(files.count == 1 ? "the whole file" : "these files"):"
      + " swift run workbook reset \(files.joined(separator: " "))"
    return ([sentence] + items + (files.isEmpty ? [] : [remedy])).joined(separator: "\n")
  }
}

extension LearnerChapter {
  /// The whole method that holds a region, or that the region declares, as the learner has it; its indices are
  /// those of the file's lines.
  package func method(of region: Region) -> ArraySlice<String>? {
    guard let learner = files[region.file],
      let solution = source.files.first(where: { $0.path == region.file })
    else { return nil }
    let before = solution.pieces.prefix { $0 != .region(region) }.flatMap(\.solution).count
    let place = before..<before + max(1, region.solution.count)
    let ours = MaskedCode(solution.solutionText.lines).methodLines
    guard let (signature, _) = ours.first(where: { $0.lines.overlaps(place) }) else { return nil }
    // Two types of a file can each have such a method.
    let namesakes = ours.filter { $0.signature == signature }
    let theirs = MaskedCode(learner.lines).methodLines.filter { $0.signature == signature }
    guard theirs.count == namesakes.count,
      let index = namesakes.firstIndex(where: { $0.lines.overlaps(place) })
    else { return nil }
    return learner.lines[theirs[index].lines]
  }
}

extension MaskedCode {
  /// Each method that has a body, with the lines from its declaration to its closing brace.
  fileprivate var methodLines: [(signature: String, lines: Range<Int>)] {
    methods.compactMap { method in
      guard let body = method.body else { return nil }
      func line(of place: String.Index) -> Int { masked[..<place].count { $0 == "\n" } }
      return (method.signature, line(of: method.start)..<line(of: body.endIndex) + 1)
    }
  }
}
