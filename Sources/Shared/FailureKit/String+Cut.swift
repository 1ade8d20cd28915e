extension String {
  /// The text, or a part of it with a mark where something was left out.
  ///
  /// - Parameters:
  ///   - length: The most characters to keep.
  ///   - place: A character that has to be among them, counted from 0.
  package func cut(to length: Int, around place: Int = 0) -> String {
    cut(to: length, from: Swift.min(Swift.max(place - length / 2, 0), count - length))
  }

  /// The text, or a part of it that begins with a certain character.
  func cut(to length: Int, from start: Int) -> String {
    guard count > length else { return self }
    let end = start + length
    return (start > 0 ? "… " : "") + dropFirst(start).prefix(length) + (end < count ? " …" : "")
  }
}
