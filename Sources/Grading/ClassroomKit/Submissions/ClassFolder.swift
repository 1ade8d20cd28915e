import ArgumentKit
import CourseKit
import Foundation

/// A folder that holds a folder for each learner.
package struct ClassFolder {
  private let path: String
  private let chapters: [Chapter]
  /// By name.
  let submissions: [Submission]
  /// The names of the files that lie beside the submissions.
  let others: [String]

  /// Reads what is handed in of some chapters.
  ///
  /// - Throws: `WorkbookError` for a folder that is not there, that is one submission, or that holds none.
  package init(_ folder: URL, of chapters: [Chapter], in workbook: Workbook) throws {
    guard let place = UntrustedFile(folder.resolvingSymlinksInPath()) else {
      throw WorkbookError("There is no folder \(folder.path).")
    }
    guard place.isFolder else {
      throw WorkbookError(
        "\(folder.path) is a file. Name the folder that contains a folder for each learner."
          + " An archive has to be unpacked first.")
    }
    let names = workbook.chapters.map(\.target) + [Tree.exercises.folder]
    if let name = names.first(where: { UntrustedFile(folder.appending(path: $0)) != nil }) {
      throw WorkbookError(
        "\(folder.path) looks like one submission, because it contains \(name)."
          + " Name the folder that contains a folder for each learner.")
    }
    path = folder.path
    self.chapters = chapters
    // A chapter that cannot be read is told when it is judged.
    let sources = workbook.chapters.compactMap { try? ChapterSource($0, in: workbook) }
    let submissions = try Submission.all(
      in: folder, of: chapters, given: ProvidedFileIndex(sources))
    self.submissions = submissions
    // An archive beside the folder that came out of it is not left out.
    others = try Submission.others(in: folder).filter { file in
      !submissions.contains { file.hasPrefix("\($0.name).") }
    }
    guard !submissions.isEmpty else {
      let list = others.isEmpty ? "" : " It contains only files: \(others.list)."
      throw WorkbookError(
        "\(path) contains no folders. Each submission has to be a folder in it.\(list)")
    }
  }

  /// What to ask when no submission has any of the chapters, as in a folder too high or too low.
  var doubt: String? {
    guard submissions.allSatisfy(\.chapters.isEmpty), let chapter = chapters.first else {
      return nil
    }
    let folder = chapter.folder(in: .exercises)
    let wanted = chapters.count == 1 ? folder : "any chapter, such as \(folder)"
    let count = submissions.count
    return
      (count == 1
      ? "The only folder in \(path) does not have" : "None of the \(count) folders in \(path) has")
      + " \(wanted). Is this the folder of the class?"
  }
}
