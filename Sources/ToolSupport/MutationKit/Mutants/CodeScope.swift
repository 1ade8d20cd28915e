import CourseKit

/// What code at some place can name, as far as lines tell.
struct CodeScope: Sendable {
  struct Value: Equatable {
    let name: String
    let type: String
  }

  /// Parameters first, then what was made before, then properties.
  let values: [Value]

  /// - Parameters:
  ///   - file: The file's lines.
  ///   - above: Those above the place.
  ///   - lines: Those at the place.
  init(file: [String], above: [String], lines: [String]) {
    let signature = Self.signature(above)
    let made = (signature + lines).compactMap { line in
      line.wholeMatch(of: /\s+let (\w+) = ([A-Z]\w+)\(.*/).map {
        Value(name: String($0.1), type: String($0.2))
      }
    }
    let properties = file.compactMap { line in
      line.wholeMatch(of: /\s{2}(?:\S+ )*?(?:var|let) (\w+): (.+?)(?: =.*| \{.*)?/).map {
        Value(name: String($0.1), type: String($0.2))
      }
    }
    var known: Set<String> = []
    values = (Self.parameters(signature) + made + properties).filter {
      known.insert($0.name).inserted
    }
  }

  /// The type of a name; nil for what is no name, or unknown.
  func type(of name: String) -> String? { values.first { $0.name == name }?.type }

  /// The member that a place is in, from its first line.
  private static func signature(_ above: [String]) -> [String] {
    let start = above.lastIndex { line in
      line.firstMatch(of: /^ *(?:\S+ )*?(?:func |init\()/) != nil && line.hasSuffix("{")
        || line.firstMatch(of: /^ *(?:\S+ )*?(?:func \w+|init)\($/) != nil
    }
    return start.map { Array(above[$0...]) } ?? []
  }

  private static func parameters(_ signature: [String]) -> [Value] {
    let text = signature.map(\.trimmed).joined(separator: " ")
    let list = /\((.*?)\)(?: async)?(?: throws(?:\(\w+\))?)? (?:\{|->)/
    guard let match = text.firstMatch(of: list) else { return [] }
    return parameters(of: match.1).map { Value(name: $0.name, type: $0.type) }
  }

  /// The parameters of a list: labels, names and types.
  static func parameters(
    of list: Substring
  ) -> [(label: String, name: String, type: String)] {
    list.matches(of: /(\w+)(?: (\w+))?: ((?:[^,<(\[]|<[^>]*>|\([^)]*\)|\[[^\]]*\])+)/).map {
      (String($0.1), String($0.2 ?? $0.1), String($0.3).trimmed)
    }
  }
}
