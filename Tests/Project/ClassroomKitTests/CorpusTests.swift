#if os(Linux)
  import ArgumentKit
  import Foundation
  import JudgeKit
  import Testing

  @testable import ClassroomKit
  @testable import CourseKit
  @testable import CommandKit

  /// Submissions as untrusted people make them, judged in the strictest sandbox that works here.
  ///
  /// What holds them back elsewhere was never tried, and some would fill a machine's memory.
  @Suite(.serialized) struct CorpusTests {
    private let workbook: Workbook
    private let chapter: Chapter

    init() throws {
      workbook = try Workbook.around(CorpusSubmission.folder)
      chapter = try workbook.chapter(named: "1")
    }

    @Test func `Each submission of the corpus gets its verdict, and nothing of it is left`()
      async throws
    {
      let source = try ChapterSource(chapter, in: workbook)
      try await withTemporaryFolder { folder in
        let place = folder.appending(path: "class")
        let placeOfEndless = folder.appending(path: "endless")
        let sandbox = try await Sandbox.strictest(for: workbook)
        let names = try CorpusSubmission.names.filter {
          try CorpusSubmission($0).isHeldBack(by: sandbox)
        }
        for name in names {
          let submission = try CorpusSubmission(name)
          let place = submission.isBuiltForever ? placeOfEndless : place
          try submission.write(name, of: source, to: place.appending(path: name))
        }
        let marker = folder.appending(path: "marker")
        try MalformedSubmissions(source: source, folder: place, marker: marker).write()

        let report = try await report(on: place, in: sandbox)
        let reportOnEndless = try await self.report(
          on: placeOfEndless, in: sandbox, buildTimeLimit: .seconds(30))
        let submissions = report.submissions + reportOnEndless.submissions

        #expect(submissions.count == names.count + MalformedSubmissions.expected.count)
        for submission in submissions {
          let expected = try expectation(of: submission.name)
          let found = Dictionary(
            uniqueKeysWithValues: submission.exercises.map { ($0.exercise, $0.verdict) })
          for exercise in source.exercises.map(\.number.description) {
            #expect(
              found[exercise].map(expected.verdicts(exercise).contains) == true,
              "\(submission.name.visible), \(exercise), \(found[exercise].map { "\($0)" } ?? "none"): \(submission.exercises.first { $0.exercise == exercise }?.detail ?? "")"
            )
          }
          for chapter in submission.chapters
          where chapter.exercises.first?.verdict == .notCompiled {
            #expect(
              chapter.notes.contains {
                $0.hasPrefix("It does not compile: ") || $0.contains(" cannot be read: ")
              },
              "\(submission.name.visible): \(chapter.notes)")
          }
          let suspicions = submission.chapters.flatMap(\.suspicions)
          #expect(!suspicions.isEmpty == expected.look, "\(submission.name.visible): \(suspicions)")
        }
        #expect(!FileManager.default.fileExists(atPath: marker.path))
        #expect(!ReportPage(report: report).html.contains("root:x"))
      }
    }

    @Test func `Names that only look the same are two people's`() async throws {
      let source = try ChapterSource(chapter, in: workbook)
      try await withTemporaryFolder { folder in
        let place = folder.appending(path: "class")
        // The same name in one character less, and more.
        for (name, submission) in [("Zo\u{EB}", "reference"), ("Zoe\u{308}", "starter")] {
          try CorpusSubmission(submission).write(
            submission, of: source, to: place.appending(path: name))
        }
        let report = try await report(on: place, in: try await Sandbox.strictest(for: workbook))
        let passed = Dictionary(
          uniqueKeysWithValues: report.submissions.map { ($0.name.bytes, $0.passed) })
        #expect(passed == ["Zo\u{EB}".bytes: 10, "Zoe\u{308}".bytes: 0])
        #expect(throws: (any Error).self) { try ClassReport(merging: [report, report]) }
        #expect(try ClassReport(merging: [report]).submissions.count == 2)
      }
    }

    private func expectation(
      of name: String
    ) throws -> (verdicts: (String) -> Set<Verdict>, look: Bool) {
      if let odd = MalformedSubmissions.expected[name] {
        return ({ [odd.exercises[$0] ?? odd.rest] }, false)
      }
      let submission = try CorpusSubmission(name)
      return (submission.verdicts(of:), submission.isSuspicious)
    }

    private func report(
      on folder: URL, in sandbox: Sandbox, buildTimeLimit: Duration = .seconds(600)
    ) async throws -> ClassReport {
      let console = Console(output: { _ in }, errors: { _ in })
      var grader = Grader(
        workbook: workbook, chapters: [chapter], buildSystem: nil,
        sandbox: sandbox, console: console, isFresh: true)
      // Other tests build meanwhile, so what ends by itself gets a long time.
      grader.timeLimit = .seconds(20)
      grader.buildTimeLimit = buildTimeLimit
      return try await grader.report(
        on: ClassFolder(folder, of: [chapter], in: workbook))
    }
  }
#endif
