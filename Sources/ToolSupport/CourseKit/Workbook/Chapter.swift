/// A chapter of the workbook, known from its folder's name: `Chapter1PostList`.
package struct Chapter: Hashable, Sendable {
  package let number: Int
  /// The name as code spells it: "PostList".
  package let name: String

  package init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  /// Reads a folder's name; one that is not a chapter's is nil.
  package init?(folder: String) {
    guard folder.hasPrefix("Chapter") else { return nil }
    let rest = folder.dropFirst("Chapter".count)
    guard let number = rest.first?.wholeNumberValue, number > 0,
      let initial = rest.dropFirst().first, initial.isUppercase
    else { return nil }
    self.init(number: number, name: String(rest.dropFirst()))
  }

  package var target: String { "Chapter\(number)\(name)" }
  package var testTarget: String { "\(target)Tests" }
  package var app: String { "\(name)App" }
  /// The folder of its tests, from the workbook's root.
  package var testFolder: String { "Tests/\(testTarget)" }
  /// The folder of its app, from the workbook's root.
  package var appFolder: String { "Sources/Apps/\(app)" }
  /// The folder of other designs, where a chapter has some, from the workbook's root.
  package var designsFolder: String { "\(Self.designsFolder)/\(target)" }
  static let designsFolder = "\(Tree.solutions.folder)/Designs"
  /// The file, from the chapter's folder, in which an exercise finds what the learner's own tests notice.
  package static let mutantsResult = "Checks/MutantsResult.swift"
  /// The folders that a learner leaves as they are; the exercises follow from the first.
  package var givenFolders: [String] { [folder(in: .solutions), testFolder, appFolder] }
  /// The name as the command line spells it: "post-list".
  package var slug: String { words.joined(separator: "-") }
  /// The name as a sentence spells it: "Post list".
  package var title: String {
    let sentence = words.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
  package var page: String { "docs/\(number)-\(slug).md" }
  package var hintsPage: String { "docs/hints/\(number)-\(slug).md" }
  package var mistakesPage: String { "docs/mistakes/\(number)-\(slug).md" }
  /// More wrong and right answers, which prove the tests and which no page for people needs.
  package var answers: String { "Tests/Answers/\(number)-\(slug).md" }
  /// What the tool needs to know of the exercises where there are no solutions.
  package var templates: String { "docs/templates/\(number)-\(slug).txt" }
  /// How the mistakes of that page fail.
  package var mistakeRecord: String { "docs/mistakes/\(number)-\(slug).json" }

  /// The chapter's folder in a tree, from the workbook's root.
  package func folder(in tree: Tree) -> String { "\(tree.folder)/\(target)" }

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
  package var description: String { "Chapter \(number) · \(title)" }
}
