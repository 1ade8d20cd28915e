/// A chapter of the workbook, known from its folder's name: `Chapter1PostList`.
struct Chapter: Hashable, Sendable {
  let number: Int
  /// The name as code spells it: "PostList".
  let name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  /// Reads a folder's name; one that is not a chapter's is nil.
  init?(folder: String) {
    guard folder.hasPrefix("Chapter") else { return nil }
    let rest = folder.dropFirst("Chapter".count)
    guard let number = rest.first?.wholeNumberValue, number > 0,
      let initial = rest.dropFirst().first, initial.isUppercase
    else { return nil }
    self.init(number: number, name: String(rest.dropFirst()))
  }

  var target: String { "Chapter\(number)\(name)" }
  var testTarget: String { "\(target)Tests" }
  var app: String { "\(name)App" }
  /// The name as the command line spells it: "post-list".
  var slug: String { words.joined(separator: "-") }
  /// The name as a sentence spells it: "Post list".
  var title: String {
    let sentence = words.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
  var page: String { "docs/\(number)-\(slug).md" }
  var mistakesPage: String { "docs/mistakes/\(number)-\(slug).md" }

  /// The chapter's folder in a tree, from the workbook's root.
  func folder(in tree: Tree) -> String { "\(tree.folder)/\(target)" }

  private var words: [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}

extension Chapter: CustomStringConvertible {
  var description: String { "Chapter \(number) · \(title)" }
}
