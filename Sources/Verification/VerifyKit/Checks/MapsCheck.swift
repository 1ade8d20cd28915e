import CourseKit
import InspectKit
import JudgeKit

extension Check {
  /// In the solution no object retains its owner, as `workbook map` shows.
  static let maps = Check(
    name: "maps",
    claim:
      "the solution's map has no retain cycle, leaves nothing behind, and is what the page draws",
    scope: .chapter { chapter, verification in
      let build = verification.strictBuild(of: chapter, in: .solutions)
      let outcome = try await MappedApp(build).run()
      let folder = chapter.folder(in: .solutions)
      guard outcome.isSuccess else {
        return [Finding("The app that is mapped \(outcome.ending.sentence)", file: folder)]
      }
      let lines = outcome.output.lines
      let faults = lines.filter {
        $0.hasPrefix("  Retain cycle") || $0.hasPrefix("  Temporary cycle")
          || $0.hasPrefix("  still alive") && !$0.hasSuffix("nothing")
          || $0.contains("shows no row") || $0.contains("opened no other")
      }
      let hasContract = try ChapterSource(chapter, in: verification.workbook).files
        .contains { $0.path.hasSuffix("Contract.swift") }
      let isWhole = !hasContract || lines.contains { $0.hasPrefix("  still alive") }
      let page = verification.workbook.text(of: chapter.page) ?? ""
      let files = verification.workbook.texts(below: folder)
      let drawn =
        DrawnOwners(page, of: TracedChapter(files))?.complaints(about: lines)
        ?? [page.lacksDrawing(of: "owners")].compactMap(\.self)
      return drawn.map { Finding($0, file: chapter.page) }
        + faults.map { Finding("The map says: \($0.trimmed)", file: folder) }
        + (isWhole ? [] : [Finding("The map leaves no screen.", file: folder)])
    })
}
