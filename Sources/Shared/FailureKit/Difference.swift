/// Two values as a failure prints them, each short enough to be read: of a long one, what differs first.
struct Difference {
  /// The most characters of a value that is printed in full.
  private static let length = 120
  /// The most names that a list is printed with in full, such as those of the types in memory.
  private static let names = 6

  let found: String
  let wanted: String

  /// - Parameters:
  ///   - found: The text of the value that was found.
  ///   - wanted: The text of the value that was expected.
  init(found: String, wanted: String) {
    let isSame = found == wanted
    let remark =
      isSame
      ? " (it differs in a property that is not printed)"
      : UnseenCharacter.remark(found: found, wanted: wanted)
    let texts =
      isSame
      ? (found.cut(to: Self.length), wanted.cut(to: Self.length))
      : [found, wanted].allSatisfy { ValueText($0).isList(ofNames: Self.names) }
        ? (found, wanted) : Self.shortened(found, wanted, at: 0)
    self.found = texts.0 + remark
    self.wanted = texts.1
  }

  /// Both texts; one that is too long is cut down to the first element that differs.
  ///
  /// - Parameter depth: How many lists they stand in.
  private static func shortened(
    _ found: String, _ wanted: String, at depth: Int
  ) -> (String, String) {
    let texts = (ValueText(found), ValueText(wanted))
    let isList = [texts.0, texts.1].contains { $0.isBracketed || $0.elements.count > 1 }
    let areAlike = texts.0.isBracketed == texts.1.isBracketed && texts.0.head == texts.1.head
    guard max(found.count, wanted.count) > length, isList, areAlike, depth < 4 else {
      return cut(found, wanted)
    }
    let place = zip(texts.0.elements, texts.1.elements).prefix { $0 == $1 }.count
    let elements = (texts.0[place], texts.1[place])
    let parts = shortened(elements.0 ?? "", elements.1 ?? "", at: depth + 1)
    let words = (
      texts.0.words(elements.0.map { _ in parts.0 }, at: place),
      texts.1.words(elements.1.map { _ in parts.1 }, at: place)
    )
    // How many lists there are says more than what is in the first one.
    let isAboutCount =
      texts.0.isOfLists && texts.1.isOfLists && texts.0.elements.count != texts.1.elements.count
    return (
      found.count <= length ? found : isAboutCount ? texts.0.counted(words.0) : words.0,
      wanted.count <= length ? wanted : isAboutCount ? texts.1.counted(words.1) : words.1
    )
  }

  /// Both texts, each cut around the first character that differs.
  private static func cut(_ found: String, _ wanted: String) -> (String, String) {
    let agreed = zip(found, wanted).prefix { $0 == $1 }.count
    // From the same character on, so that the two lines can be compared.
    let start = agreed < length ? 0 : agreed - length / 2
    return (Self.cut(found, from: start), Self.cut(wanted, from: start))
  }

  /// The text from a character on; a long one ends with the number of characters that follow, so that the mark
  /// can't be taken for a part of the value.
  private static func cut(_ text: String, from start: Int) -> String {
    let following = text.count - start - length
    guard text.count > length else { return text }
    // A few characters take no more place than their number.
    guard following > length / 4 else { return text.cut(to: length + following, from: start) }
    let part = String(text.dropLast(following))
    return part.cut(to: length, from: start) + " … (\(following) more characters)"
  }
}

extension ValueText {
  /// An element by its place; nil after the last one.
  fileprivate subscript(place: Int) -> String? {
    elements.indices.contains(place) ? String(elements[place]) : nil
  }

  /// Whether it is a list of a few quoted words, each short and without a space.
  fileprivate func isList(ofNames count: Int) -> Bool {
    isBracketed && head.isEmpty && elements.count <= count
      && elements.allSatisfy { $0.first == "\"" && $0.count <= 32 && !$0.contains(" ") }
  }

  /// Whether it is a list of lists, such as what each of several calls has delivered.
  fileprivate var isOfLists: Bool {
    isBracketed && head.isEmpty && !elements.isEmpty && elements.allSatisfy { $0.first == "[" }
  }

  /// The words about an element of it, after the number of its lists.
  fileprivate func counted(_ words: String) -> String {
    guard elements.count == 1 else { return "\(elements.count) lists, and \(words)" }
    let inner = words.dropFirst().dropLast()
    return inner.hasPrefix("element ") ? "1 list, in which \(inner)" : "1 list, \(words)"
  }

  /// The list, told by one of its elements.
  ///
  /// - Parameters:
  ///   - element: The element in words; nil when the list ends before it.
  ///   - place: Where it stands, counted from 0.
  fileprivate func words(_ element: String?, at place: Int) -> String {
    let following = max(elements.count - place - 1, 0)
    guard isBracketed else {
      return (place > 0 ? "…, " : "") + (element ?? "nothing more") + (following > 0 ? ", …" : "")
    }
    var words = "there is no element \(place + 1)"
    if let element {
      words = "element \(place + 1) \(element.asPredicate), \(following) follow"
      if elements.count == 1 { words = head.isEmpty ? "[\(element)]" : element }
    }
    return head.isEmpty ? words : "\(head)(\(words))"
  }
}

extension String {
  /// What an element is, or which of its own elements it lacks.
  fileprivate var asPredicate: String {
    hasPrefix("there is no ") ? "has no " + dropFirst("there is no ".count) : "is \(self)"
  }
}
