extension Check {
  /// The pages say what the project does.
  static let pages = Check(
    name: "pages",
    claim: "Pages: sections, hints, rules, output, code and drawings are as they must be",
    scope: .workbook { verification in
      let workbook = verification.workbook
      let sources = try verification.chapters.map { try ChapterSource($0, in: workbook) }
      var findings: [Finding] = []
      var benches: [PageBench] = []
      for source in sources {
        let bench = try await PageBench(source, in: workbook)
        findings += try await bench.findings()
        benches.append(bench)
      }
      let examination = BlockExamination(
        workbook: workbook, benches: benches, corpus: CodeCorpus(workbook, sources: sources))
      for page in LinkCheck(workbook: workbook).pages {
        findings += try await examination.findings(on: page)
      }
      return findings
    })
}
