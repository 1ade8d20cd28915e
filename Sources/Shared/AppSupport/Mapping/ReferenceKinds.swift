import Foundation

/// What the sources say of properties, and no mirror shows: which are weak, and which unowned.
struct ReferenceKinds {
  /// The variable that asks an app for a map, and hands it the words: `weak:PostListPresenter.view`.
  static let variable = "WORKBOOK_MAP"

  private let words: Set<String>
  private let typesWithUnowned: Set<String>

  /// Reads words that spaces part.
  init(_ text: String) {
    words = Set(text.split(separator: " ").map(String.init))
    let unowned = words.filter { $0.hasPrefix("unowned:") }
    typesWithUnowned = Set(
      unowned.compactMap {
        $0.dropFirst("unowned:".count).split(separator: ".").first.map(String.init)
      })
  }

  func isWeak(_ property: String, of type: String) -> Bool {
    words.contains("weak:\(type).\(property)")
  }

  /// Whether a mirror of the type could read a reference whose object is gone, which ends the process.
  func hasUnowned(_ type: String) -> Bool { typesWithUnowned.contains(type) }
}
