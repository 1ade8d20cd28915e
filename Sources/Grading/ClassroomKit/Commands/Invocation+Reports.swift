import ArgumentKit
import CommandKit
import CourseKit
import Foundation

extension Invocation {
  private static let json = Option(
    name: "--json", summary: "Print the report as JSON, which 'merge' reads.")
  private static let csv = Option(name: "--csv", summary: "Print a table for a spreadsheet.")
  private static let html = Option(
    name: "--html", value: "FILE", summary: "Write the report as a page for a browser.")
  private static let anonymous = Option(
    name: "--anonymous", summary: "Omit the names, so that the report can be shown to the class.")

  private static let key = Option(
    name: "--key", value: "FILE", summary: "Write the names that belong to an anonymous report.")

  /// What to choose the form of a report with.
  static let reportOptions = [html, csv, json, anonymous, key]

  /// Whether the names are left out.
  var isAnonymous: Bool { options[Self.anonymous.name] != nil }

  /// Says what is wrong with the choice of forms, before anything takes long.
  func checkReportOptions() throws {
    if options[Self.json.name] != nil, options[Self.csv.name] != nil {
      throw UsageError(
        "Choose '--json' or '--csv', because each one is printed.", command: command.name)
    }
    if options[Self.key.name] != nil, !isAnonymous {
      throw UsageError("'--key' needs '--anonymous'.", command: command.name)
    }
    for option in [Self.html, Self.key] {
      guard let path = options[option.name] else { continue }
      if UntrustedFile(file(path).resolvingSymlinksInPath())?.isFolder == true {
        let name = option.name == Self.html.name ? "report.html" : "key.txt"
        throw UsageError(
          "\(path) is a folder. Name a file, as in '\(option.name) \(name)'.",
          command: command.name)
      }
      let folder = file(path).deletingLastPathComponent().path
      guard FileManager.default.isWritableFile(atPath: folder) else {
        throw WorkbookError(
          "\(path) cannot be written: there is no such folder, or you may not write to it.")
      }
    }
  }

  /// Says that a form is printed, where a file for it stands among the arguments.
  func checkPrintsOnly(_ arguments: [String]) throws {
    for (option, ending) in [(Self.csv, ".csv"), (Self.json, ".json")]
    where options[option.name] != nil {
      guard let file = arguments.first(where: { $0.hasSuffix(ending) }) else { continue }
      throw UsageError(
        "'\(option.name)' prints to the standard output, and takes no file."
          + " Type '\(option.name) > \(file)'.", command: command.name)
    }
  }

  /// Prints and writes a report in the forms that were chosen.
  func tell(_ named: ClassReport) throws {
    let (report, key) = isAnonymous ? named.withoutNames() : (named, "")
    if let path = options[Self.key.name] {
      try Data(key.utf8).write(to: file(path), options: .atomic)
      console.errors("The names are in \(path).\n")
    }
    if let path = options[Self.html.name] {
      try Data(ReportPage(report: report).html.utf8).write(to: file(path), options: .atomic)
      console.errors("The report is in \(path).\n")
    }
    if options[Self.json.name] != nil {
      console.print(try report.json())
    } else if options[Self.csv.name] != nil {
      console.print(String(report.csv.dropLast()))
    } else {
      ReportText(report: report, width: console.proseWidth).lines.forEach(console.print)
    }
  }

  /// The place of a file that an argument names.
  func file(_ path: String) -> URL { URL(filePath: path, relativeTo: calledIn) }

  /// Where the tool was called.
  private var calledIn: URL {
    URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  }
}
