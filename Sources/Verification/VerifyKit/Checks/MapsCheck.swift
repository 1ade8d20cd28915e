import AppSupport
import CourseKit
import Foundation
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
      let outcome = try await MappedApp(build).run(environment: [MapEvent.variable: "1"])
      let folder = chapter.folder(in: .solutions)
      guard outcome.isSuccess else {
        return [Finding("The app that is mapped \(outcome.ending.sentence)", file: folder)]
      }
      let events = outcome.output.lines.compactMap {
        try? JSONDecoder().decode(MapEvent.self, from: Data($0.utf8))
      }
      let faults = events.compactMap(\.fault)
      let hasContract = try ChapterSource(chapter, in: verification.workbook).whole.files
        .contains { $0.path.hasSuffix("Contract.swift") }
      let isWhole = !hasContract || events.contains(where: \.isClosing)
      let page = verification.workbook.text(of: chapter.page) ?? ""
      let files = verification.workbook.texts(below: folder)
      let drawn =
        DrawnOwners(page, of: InstrumentedChapter(files))?.complaints(about: events)
        ?? [page.lacksDrawing(of: "owners")].compactMap(\.self)
      return drawn.map { Finding($0, file: chapter.page) }
        + faults.map { Finding("The map says: \($0)", file: folder) }
        + (isWhole ? [] : [Finding("The map leaves no screen.", file: folder)])
    })
}

extension MapEvent {
  /// What is wrong with it in a solution; nil for nothing.
  var fault: String? {
    switch self {
    case .shown: nil
    case .cycle(let references, _):
      "A retain cycle: "
        + references.map { "\($0.holder).\($0.property)" }.joined(separator: " ⇒ ")
    case .closed(let closed, _, let alive):
      alive.isEmpty
        ? nil : "Still alive after closing \(closed): \(alive.joined(separator: ", "))"
    case .stopped(let sentence): sentence
    }
  }

  /// Whether the walk has closed a screen.
  var isClosing: Bool {
    if case .closed(let name, _, _) = self { name != Self.window } else { false }
  }
}
