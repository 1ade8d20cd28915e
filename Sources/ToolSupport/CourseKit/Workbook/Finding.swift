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
