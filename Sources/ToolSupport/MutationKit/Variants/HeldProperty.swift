import CourseKit

/// A stored property that may hold another object, such as `weak var view: (any PostListViewProtocol)?`.
struct HeldProperty {
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
      let others = ways.map { way in
        let condition = VariantBatch.isTurn(of: way.numbers)
        return "    if \(condition) { \(verb(storedName(way.ownership))) }"
      }
      return others + ["    \(verb(storedName(ownership)))"]
    }
    let getter = ["  get {"] + lines { "return \($0)" } + ["  }"]
    let setter = ["  set {"] + lines { "return \($0) = newValue" } + ["  }"]
    let head = "\(access)var \(name): \(type) {"
    return ([head] + getter + setter + ["}"]).map { "\(indentation)\($0)" }
  }

  private func storedName(_ ownership: String) -> String {
    "\(name)_\(ownership.isEmpty ? "strong" : ownership.trimmed)"
  }
}
