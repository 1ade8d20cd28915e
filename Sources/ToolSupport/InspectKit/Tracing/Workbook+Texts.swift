import CourseKit

extension Workbook {
  /// The texts of the files below a folder, by their paths from it.
  package func texts(below folder: String) -> [String: String] {
    let texts = files(below: folder).map { ($0, text(of: "\(folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts).compactMapValues(\.self)
  }
}
