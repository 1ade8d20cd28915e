import CourseKit

/// A stored property that may hold another piece, such as `weak var view: (any PostListViewProtocol)?`.
struct HeldProperty: Equatable {
  let indentation: String
  let access: String
  /// `weak `, `unowned `, or nothing for a strong one.
  let ownership: String
  let name: String
  let type: String

  /// Reads a line; nil when it declares something else, or something more.
  init?(_ line: String) {
    let form = /( *)((?:(?:private|fileprivate) )?)((?:(?:weak|unowned) )?)var (\w+): ([^={]+\?)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    indentation = String(match.1)
    access = String(match.2)
    ownership = String(match.3)
    name = String(match.4)
    type = String(match.5)
  }

  /// The line that was read.
  var line: String { "\(indentation)\(access)\(ownership)var \(name): \(type)" }

  /// The property with an ownership, and with a name of its own.
  func stored(_ ownership: String) -> String {
    "\(indentation)\(access)\(ownership)var \(storedName(ownership)): \(type)"
  }

  /// The lines of a property that holds in one of several ways, as variants have it.
  ///
  /// - Parameter ways: The other ways to hold, with the numbers of the variants that hold so.
  func choice(_ ways: [(ownership: String, numbers: Set<Int>)]) -> [String] {
    func lines(_ verb: (String) -> String) -> [String] {
      ways.map { way in
        "\(indentation)    if \(VariantBatch.isTurn(of: way.numbers)) { \(verb(storedName(way.ownership))) }"
      } + ["\(indentation)    \(verb(storedName(ownership)))"]
    }
    return ["\(indentation)\(access)var \(name): \(type) {", "\(indentation)  get {"]
      + lines { "return \($0)" } + ["\(indentation)  }", "\(indentation)  set {"]
      + lines { "return \($0) = newValue" } + ["\(indentation)  }", "\(indentation)}"]
  }

  private func storedName(_ ownership: String) -> String {
    "\(name)_\(ownership.isEmpty ? "strong" : ownership.trimmed)"
  }
}

extension Region {
  /// The properties that it declares; nil when it declares or does something else.
  var properties: [HeldProperty]? {
    let code = solution.filter(\.isCode)
    let properties = code.compactMap(HeldProperty.init)
    return properties.count == code.count && !code.isEmpty ? properties : nil
  }

  /// How an answer holds each of the region's properties; nil when it does something else as well.
  func ownerships(in answer: [String]) -> [String]? {
    let held = answer.filter(\.isCode).map(HeldProperty.init)
    guard let properties, held.count == properties.count else { return nil }
    let isAlike = zip(held, properties).allSatisfy {
      $0?.name == $1.name && $0?.type == $1.type && $0?.access == $1.access
    }
    return isAlike ? held.compactMap { $0?.ownership } : nil
  }
}

extension String {
  /// Whether a line is more than a comment.
  fileprivate var isCode: Bool { !trimmed.isEmpty && !trimmed.hasPrefix("//") }
}
