import JudgeKit
import Testing

@testable import ClassroomKit

struct AnonymousReportTests {
  @Test func `Without names, nothing tells them`() throws {
    let (anonymous, key) = ReportTests.report().withoutNames()
    #expect(Set(anonymous.submissions.map(\.name)) == ["Learner 1", "Learner 2", "Learner 3"])
    let page = ReportPage(report: anonymous).html
    #expect(!["ada", "bob", "eve"].contains { page.contains(">\($0)<") })
    #expect(!(try anonymous.json()).contains("bob"))
    let who = Dictionary(
      uniqueKeysWithValues: key.split(separator: "\n").map { line in
        let words = line.split(separator: ": ")
        return (String(words[1]), String(words[0]))
      })
    let first = anonymous.submissions.first { $0.exercises[1].verdict == .passed }
    #expect(who.count == 3 && who["ada"] == first?.name)
  }

  @Test func `Who knows the names cannot compute the numbers`() {
    // Thirty names come in the same order once in 10³² times.
    let report = ReportTests.report((1...30).map { "\($0)" })
    #expect(report.withoutNames().key != report.withoutNames().key)
  }

  @Test func `A file that is called as its author is shown as no more than a file`() {
    let error = "Lena/Post.swift:3: cannot find 'a' in scope"
    let chapter = GradedChapter(
      chapter: 1,
      exercises: [GradedExercise(exercise: "1.1", verdict: .notCompiled, detail: error)],
      notes: ["Lena.pdf is not Swift code, and was ignored.", "It does not compile: \(error)"],
      ownFiles: ["Lena.pdf", "Lena/Post.swift"])
    let report = ClassReport(
      sandbox: "", toolchain: "", exercises: [],
      submissions: [GradedSubmission(name: "Lena", notes: [], chapters: [chapter])])

    let hidden = report.withoutNames().report.submissions[0].chapters[0]
    let sentence = "a file of their own:3: cannot find 'a' in scope"
    #expect(
      hidden.notes == [
        "A file of their own is not Swift code, and was ignored.",
        "It does not compile: \(sentence)",
      ])
    #expect(hidden.exercises[0].detail == "A\(sentence.dropFirst())")
    #expect(hidden.ownFiles == nil)
  }

  @Test func `A note on a whole submission names no folder of its author's`() async throws {
    let ada = try await Submission.reading(["Lena Meier/Abgabe.zip": "", "Lena.txt": ""])
    #expect(
      ada.notes == [
        "There is no folder of exercises in it. It contains Lena.txt and Lena Meier/Abgabe.zip."
      ])
    let report = ClassReport(
      sandbox: "", toolchain: "", exercises: [],
      submissions: [
        GradedSubmission(name: "Lena", notes: ada.notes, chapters: [], ownFiles: ada.ownFiles)
      ])
    #expect(!(try report.withoutNames().report.json()).contains("Lena"))
  }
}
