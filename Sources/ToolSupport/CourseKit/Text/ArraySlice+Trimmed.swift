extension ArraySlice {
  /// The elements without those at either end that are of a kind.
  package func trimmed(_ isLeftOut: (Element) -> Bool) -> ArraySlice {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
