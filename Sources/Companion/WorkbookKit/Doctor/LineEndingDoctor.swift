import CourseKit

/// Looks how the lines of the workbook's files end.
struct LineEndingDoctor {
  private static let names: [(ending: Character, name: String)] = [
    ("\n", "LF"), ("\r\n", "CRLF"), ("\r", "CR"),
  ]

  let workbook: Workbook

  /// What the files have; all of it is fine.
  func finding() -> DoctorFinding {
    let folders = Tree.allCases.map(\.folder) + ["Sources", "Tests", "docs"]
    let files = folders.flatMap { folder in
      workbook.files(below: folder).map { "\(folder)/\($0)" }
    }
    var counts: [Character: Int] = [:]
    for kind in files.compactMap(workbook.lineEndings).flatMap(\.kinds) {
      counts[kind, default: 0] += 1
    }
    let list = Self.names.compactMap { ending, name in
      counts[ending].map { "\(name) in \($0) \($0 == 1 ? "file" : "files")" }
    }.joined(separator: ", ")
    let promise =
      " Every command reads them all, and keeps the line endings of a file that it changes."
    return .good("Line endings: \(list).\(counts.keys.allSatisfy { $0 == "\n" } ? "" : promise)")
  }
}
