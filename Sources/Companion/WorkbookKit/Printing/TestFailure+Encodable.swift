import CourseKit
import JudgeKit

extension TestFailure: Encodable {
  private enum CodingKeys: CodingKey {
    case kind, test, rule, page, expected, found, file, line
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(test, forKey: .test)
    try container.encodeIfPresent(rule, forKey: .rule)
    try container.encodeIfPresent(page, forKey: .page)
    try container.encodeIfPresent(expected, forKey: .expected)
    try container.encodeIfPresent(found, forKey: .found)
    try container.encodeIfPresent(location?.file, forKey: .file)
    try container.encodeIfPresent(location?.line, forKey: .line)
  }
}
