import CourseKit

extension MaskedCode {
  /// The names of the types that are declared in no other type.
  var outerTypes: [String] {
    types.filter { type in
      let before = masked[..<type.body.startIndex]
      return type.keyword != .extension
        && before.count { $0 == "{" } <= before.count { $0 == "}" } + 1
    }.map(\.name)
  }
}

extension String {
  /// The names of the types that a text of code declares, other than inner ones.
  var declaredTypes: Set<String> { Set(MaskedCode(lines).outerTypes) }
}
