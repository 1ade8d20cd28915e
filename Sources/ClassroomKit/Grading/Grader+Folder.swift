import CourseKit
import Foundation
import WorkbookKit

extension Grader {
  /// Says what is wrong when a folder holds no class, and names what is no submission in it.
  ///
  /// - Throws: `WorkbookError` for a folder that is not there, or is one submission.
  func checkIsClass(_ folder: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw WorkbookError("There is no folder \(folder.path).") }
    let names = workbook.chapters.map(\.target) + [Tree.exercises.folder]
    if let name = names.first(where: { StrangeFile(folder.appending(path: $0)) != nil }) {
      throw WorkbookError(
        "\(folder.path) looks like one submission, for it holds \(name)."
          + " Name the folder that holds a folder for each learner.")
    }
    let others = Submission.others(in: folder)
    guard !others.isEmpty else { return }
    let list = others.prefix(5).map(\.visible).joined(separator: ", ")
    console.errors("No folder, and left out: \(list)\(others.count > 5 ? ", …" : "")\n")
  }
}
