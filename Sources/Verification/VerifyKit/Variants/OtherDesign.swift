import CourseKit

/// A whole right answer to the exercises that give no files, built differently from ours.
struct OtherDesign: Sendable {
  /// Its folder, from the workbook's root.
  let folder: String
  /// The texts of its files, by their paths from the chapter's folder.
  let files: [String: String]

  /// The designs of a chapter, by name: `Solutions/Designs/Chapter7Reminders/UseCases/Reminders/…`.
  static func all(of chapter: Chapter, in workbook: Workbook) -> [OtherDesign] {
    let root = chapter.designsFolder
    let paths = Dictionary(grouping: workbook.files(below: root)) { $0.prefix { $0 != "/" } }
    return paths.sorted { $0.key < $1.key }.map { name, paths in
      let folder = "\(root)/\(name)"
      let texts = paths.compactMap { path in
        path.after("\(name)/").map { (String($0), workbook.text(of: "\(root)/\(path)") ?? "") }
      }
      return OtherDesign(folder: folder, files: Dictionary(uniqueKeysWithValues: texts))
    }
  }
}
