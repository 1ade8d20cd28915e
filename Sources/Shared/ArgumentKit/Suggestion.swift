/// Finds the word that a mistyped one was meant to be.
package enum Suggestion {
  /// The nearest candidate, unless even that is too far to be meant.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let word = Array(word.lowercased())
    let distances = candidates.map { ($0, distance(word, Array($0.lowercased()))) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= (word.count + 1) / 3
    else { return nil }
    return best.0
  }

  /// Levenshtein's distance: how many characters to insert, delete or replace.
  package static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
