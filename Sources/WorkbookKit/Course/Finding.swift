/// Something that is wrong, where, and what to do about it.
struct Finding: Equatable, Sendable {
  /// The file, from the workbook's root.
  let file: String?
  let line: Int?
  let sentence: String

  init(_ sentence: String, file: String? = nil, line: Int? = nil) {
    self.file = file
    self.line = line
    self.sentence = sentence
  }

  /// Where it is, as editors and terminals know to open it: `file:line`.
  var place: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }
}

extension Finding: CustomStringConvertible {
  var description: String { place.map { "\($0): \(sentence)" } ?? sentence }
}
