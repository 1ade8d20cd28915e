/// An answer on a page that cannot be read; the sentence says how to fix it.
package struct MalformedAnswer: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
