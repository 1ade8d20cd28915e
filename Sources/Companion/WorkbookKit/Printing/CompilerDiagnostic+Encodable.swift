import CourseKit
import JudgeKit

extension CompilerDiagnostic: Encodable {
  private enum CodingKeys: CodingKey {
    case message, file, line, notes
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(location?.file, forKey: .file)
    try container.encodeIfPresent(location?.line, forKey: .line)
    if severity != .note { try container.encode(notes, forKey: .notes) }
  }
}
