import CourseKit

extension Check {
  /// The list of given files names those that are there, and no others.
  static let files = Check(
    name: "files", claim: "the list of given files is up to date",
    scope: .workbook { verification in
      let workbook = verification.workbook
      guard let list = workbook.text(of: GivenFiles.path),
        list != GivenFiles.text(of: try workbook.withoutList())
      else { return [] }
      return [
        Finding(
          "A file was added or removed since. Type: swift run verify starters",
          file: GivenFiles.path)
      ]
    })
}
