import CourseKit

extension Check {
  /// What the pages link to or quote is there.
  static let links = Check(
    name: "links", claim: "Pages: every link and quoted path leads somewhere",
    scope: .workbook { DeadLinks(workbook: $0.workbook).findings() })
}
