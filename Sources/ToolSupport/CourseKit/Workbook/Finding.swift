/// Something that is wrong, where, and what to do about it.
package struct Finding: Equatable, Sendable {
  package let sentence: String
  package let location: FileLocation?

  package init(_ sentence: String, at location: FileLocation? = nil) {
    self.sentence = sentence
    self.location = location
  }

  package init(_ sentence: String, file: String, line: Int? = nil) {
    self.init(sentence, at: FileLocation(file: file, line: line))
  }
}

extension Finding: CustomStringConvertible {
  package var description: String { location.map { "\($0): \(sentence)" } ?? sentence }
}

extension Finding: Encodable {
  private enum CodingKeys: CodingKey {
    case message, file, line
  }

  /// Encodes it as a compiler's message is, in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sentence, forKey: .message)
    try container.encodeIfPresent(location?.file, forKey: .file)
    try container.encodeIfPresent(location?.line, forKey: .line)
  }
}
