/// The manifest of the workbook's package.
package enum Manifest {
  package static let path = "Package.swift"
  /// Its last line, which shows that it is whole.
  static let lastLine =
    "// The end. Without this line, the file was cut: see `swift run workbook doctor`."

  /// What is wrong with it; nil when it is whole.
  ///
  /// One that was cut may still be read, and then the compiler finds errors in code that has none.
  package static func problem(in workbook: Workbook) -> FileProblem? {
    guard workbook.givenFiles.contains(path),
      workbook.text(of: path)?.lines.last(where: { !$0.isEmpty }) != lastLine
    else { return nil }
    return FileProblem(
      sentence: "\(path) was cut: its last line is missing.", remedy: workbook.wayBack(to: [path]))
  }
}
