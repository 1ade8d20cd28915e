/// Something that the tool cannot do, in a sentence that says what to do instead.
package struct WorkbookError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ sentence: String) { description = sentence }
}
