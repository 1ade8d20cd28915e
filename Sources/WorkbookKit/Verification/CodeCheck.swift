extension Check {
  /// The code on the pages is the project's own, or compiles.
  static let code = Check(
    name: "code", claim: "Pages: code quotes the project or compiles, and drawings can be drawn",
    scope: .workbook { verification in
      let workbook = verification.workbook
      let sources = try verification.chapters.map { try ChapterSource($0, in: workbook) }
      let examination = BlockExamination(
        workbook: workbook, chapters: verification.chapters,
        corpus: CodeCorpus(workbook, sources: sources))
      var findings: [Finding] = []
      for page in LinkCheck(workbook: workbook).pages {
        findings += try await examination.findings(on: page)
      }
      return findings
    })
}
