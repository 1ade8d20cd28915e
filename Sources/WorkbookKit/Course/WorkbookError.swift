/// Something that the tool cannot do, in a sentence that says what to do instead.
struct WorkbookError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}
