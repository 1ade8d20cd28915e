/// Tells the code of a chapter that is given from what the learner writes.
package struct GivenCode {
  package let workbook: Workbook
  package let source: ChapterSource
  package let learner: LearnerChapter

  package init(_ source: ChapterSource, in workbook: Workbook) {
    self.workbook = workbook
    self.source = source
    learner = LearnerChapter(source, in: workbook)
  }

  /// Whether a location is in it; a starter's line that was not changed is provided, too.
  ///
  /// A line that stands there more often than it was given was pasted. The rest of the project does not use the
  /// chapter, so what is wrong there is not the learner's doing.
  package func contains(_ location: FileLocation) -> Bool {
    let file = location.file
    guard let name = file.after("\(folder)/") else {
      return isGivenTest(file) || file.hasPrefix("\(source.chapter.appFolder)/")
    }
    guard let solution = source.files.first(where: { $0.path == name }) else { return false }
    let own = Self.words(in: workbook.text(of: file)?.lines ?? [])
    let these = own.filter { $0.lines.contains((location.line ?? 0) - 1) }
    guard !these.isEmpty else { return false }
    if let region = region(at: location) {
      let starter = Set(CodeStatement.all(in: region.starter).map(\.code))
      return these.allSatisfy { starter.contains($0.code) }
    }
    let words = words(of: solution)
    return these.allSatisfy { statement in
      let wanted = words.filter { $0.statement.code == statement.code }
      return wanted.contains(where: \.isGiven)
        && own.count { $0.code == statement.code } <= wanted.count
    }
  }

  /// Whether a file belongs to the chapter's tests, and the learner has not added it.
  package func isGivenTest(_ file: String) -> Bool {
    file.hasPrefix("\(source.chapter.testFolder)/") && !isOwnTest(file)
  }

  /// Whether a file is a test that the learner has added.
  package func isOwnTest(_ file: String) -> Bool {
    workbook.givenFiles.isOwnTest(file, of: source.chapter)
  }

  /// The exercise that declares a type or a method whose name an error quotes; nil for none.
  package func exercise(namedIn message: String) -> ExerciseNumber? {
    let quoted = Set(message.matches(of: /'(\w+)'/).map { String($0.1) })
    return source.regions.first { !Self.names(in: $0.solution).isDisjoint(with: quoted) }?.exercise
  }

  /// The exercise whose answer lacks what given code needs, if that can be told.
  ///
  /// It is where the compiler's notes lead. Otherwise it is one that does not declare what its starter and its
  /// solution both do, and otherwise the last one that the learner has answered differently. A check is none of
  /// these, because the app does not use it.
  package func exercise(behind notes: [FileLocation]) -> ExerciseNumber? {
    let responsible =
      notes.lazy.compactMap(region).first
      ?? source.regions.first { region in
        guard let answer = try? learner.answer(to: region) else { return false }
        let needed = Self.names(in: region.starter).intersection(Self.names(in: region.solution))
        return !needed.isSubset(of: Self.names(in: answer.lines))
      }
      ?? source.regions.last { region in
        guard !region.file.hasPrefix("Checks/") else { return false }
        return (try? learner.answer(to: region)).map { !$0.isStarter && !$0.isSolution } ?? false
      }
    return responsible?.exercise
  }

  /// The place in a file where an exercise that was begun elsewhere has to go on; nil for none.
  package func openPlace(in file: String) -> (exercise: ExerciseNumber, place: FileLocation)? {
    for exercise in source.exercises where exercise.regions.count > 1 {
      let answers = exercise.regions.compactMap { try? learner.answer(to: $0) }
      guard answers.contains(where: { !$0.isStarter }) else { continue }
      let open = learner.locations(of: exercise).first { location in
        location.file == file
          && answers.contains { $0.isStarter && learner.path(of: $0.region) == file }
      }
      if let open { return (exercise.number, open) }
    }
    return nil
  }

  /// The exercise that is answered on a line; nil for given code.
  package func exercise(at location: FileLocation) -> ExerciseNumber? {
    region(at: location)?.exercise
  }

  /// The region that is answered on a line.
  private func region(at location: FileLocation) -> Region? {
    guard let line = location.line else { return nil }
    return source.regions.first { region in
      guard learner.path(of: region) == location.file, let answer = try? learner.answer(to: region)
      else { return false }
      return (answer.line..<answer.line + answer.lines.count).contains(line)
    }
  }

  var folder: String { source.chapter.folder(in: .exercises) }

  /// The statements that a file should have: what is given, and the answers as they are.
  ///
  /// - Parameter exercise: Only the code around it is marked as given; nil for all.
  func words(
    of solution: SolutionFile, around exercise: ExerciseNumber? = nil
  ) -> [(statement: CodeStatement, isGiven: Bool)] {
    let pieces = zip(solution.pieces.indices, solution.pieces)
    let lines = pieces.flatMap { index, piece -> [(text: String, isGiven: Bool)] in
      switch piece {
      case .given(let lines):
        let near = exercise.map { solution.linesAround($0, inPiece: index) }
        let helper = solution.hasHelper(atEndOfPiece: index) ? lines.indices.last : nil
        return zip(lines.indices, lines).map { ($1, $0 != helper && near?.contains($0) ?? true) }
      case .region(let region):
        let answer = (try? learner.answer(to: region))?.lines ?? region.starter
        return answer.map { ($0, false) }
      }
    }
    return Self.words(in: lines.map(\.text)).map { statement in
      (statement, lines[statement.lines].allSatisfy(\.isGiven))
    }
  }

  /// What lines declare.
  private static func names(in lines: [String]) -> Set<String> {
    let declaration = /\b(?:var|let|func|class|struct|enum|protocol|actor) (\w+)/
    return Set(
      CodeLine.code(of: lines).flatMap { $0.matches(of: declaration).map { "\($0.1)" } })
  }

  /// The statements with words in them; a brace alone may belong to any code.
  static func words(in lines: [String]) -> [CodeStatement] {
    CodeStatement.all(in: lines).filter(\.hasWords)
  }
}
