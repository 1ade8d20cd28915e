extension Invocation {
  static let json = Option(name: "--json", summary: "Print JSON, which docs/workbook.md describes.")

  /// Judges a chapter, and shows on a terminal that it takes a while.
  ///
  /// - Parameter trustsStarters: Whether a chapter that nobody has worked on need not be built.
  func standing(
    of chapter: Chapter, _ exercise: ExerciseNumber? = nil, in workbook: Workbook,
    trustsStarters: Bool = false
  ) async throws -> ChapterStanding {
    let assessment = try Assessment(chapter, in: workbook)
    if trustsStarters, assessment.isUntouched {
      return ChapterStanding(untouched: assessment.source)
    }
    return try await console.waiting(for: "Judging chapter \(chapter.number)") {
      try await assessment.standing(of: exercise)
    }
  }

  /// Prints where a learner stands as JSON.
  func printJSON(_ standings: [ChapterStanding], in workbook: Workbook) throws {
    console.print(try StandingRecord(standings, in: workbook).json())
  }
}
