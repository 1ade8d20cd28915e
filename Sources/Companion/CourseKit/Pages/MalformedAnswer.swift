/// An answer on a page that cannot be read; the sentence says how to fix it.
struct MalformedAnswer: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
