import ArgumentKit
import CourseKit

extension ClassReport {
  /// The same report without names, in an order that chance makes, and who is who in it, a line each.
  ///
  /// If the names decided the order, a reader who knows the names could find it out.
  func withoutNames() -> (report: ClassReport, key: String) {
    let named = submissions.shuffled()
    var report = self
    report.submissions = named.enumerated().map { index, submission in
      var submission = submission
      submission.name = "Learner \(index + 1)"
      submission.notes = submission.notes.map { $0.hiding(submission.ownFiles ?? []) }
      submission.ownFiles = nil
      for chapter in submission.chapters.indices { submission.chapters[chapter].hideOwnFiles() }
      return submission
    }
    report.leftOut = nil
    let key = zip(report.submissions, named).map { "\($0.name): \($1.name.visible)\n" }.joined()
    return (report, key)
  }
}

extension GradedChapter {
  /// Names no file but those that the chapter has.
  fileprivate mutating func hideOwnFiles() {
    let files = ownFiles ?? []
    notes = notes.map { $0.hiding(files) }
    for index in exercises.indices {
      exercises[index].detail = exercises[index].detail.map { $0.hiding(files) }
    }
    ownFiles = nil
  }
}

extension String {
  /// The text with other words in place of some names, the longest first, since one may hold another.
  fileprivate func hiding(_ files: [String]) -> String {
    files.sorted { $0.count > $1.count }.reduce(self) { $0.hiding($1) }
  }

  private func hiding(_ file: String) -> String {
    [file, file.visible].reduce(self) { text, name in
      let rest = text.after(name).map { "A file of their own\($0)" } ?? text
      return rest.replacing(name, with: "a file of their own")
    }
  }
}
