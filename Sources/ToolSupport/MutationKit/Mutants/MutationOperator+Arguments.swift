import CourseKit

extension MutationOperator {
  package static let replaceValue = MutationOperator(
    name: "hands over something else", word: "value",
    question: "If this value were another one, who would notice? Which test compares it?"
  ) { region in
    guard region.isBody else { return [] }
    let code = region.code
    let calls = code.arguments
    let whole = region.isValue && region.lines.count == 1 ? [code.all] : []
    let others = (calls.joined() + code.assignedValues + whole).flatMap { value in
      region.others(than: code.text(of: value)).map { code.replacing([(value, $0)]) }
    }
    let swaps = calls.flatMap { values in
      zip(values, values.dropFirst()).map { first, second in
        code.replacing([(first, code.text(of: second)), (second, code.text(of: first))])
      }
    }
    return others + swaps
  }
}

extension MaskedCode {
  /// All of it, without the indentation.
  fileprivate var all: Substring { masked.drop { $0 == " " } }

  /// What is assigned or returned, or stands for a case, where that takes one line.
  fileprivate var assignedValues: [Substring] {
    let form = /^\s*(?:[\w.?]+ =|return|(?:case [^\n]*|default):) ([^\n{]+)$/
    return masked.matches(of: form.anchorsMatchLineEndings()).map(\.1)
      .filter { part in
        part.count { "([".contains($0) } == part.count { ")]".contains($0) }
      }
  }
}

extension RegionCode {
  /// Other values that may fit where one is handed over; the compiler knows which do.
  fileprivate func others(than value: String) -> [String] {
    if let number = Int(value) { return ["\(number - 1)", "\(number + 1)"] }
    switch value {
    case "true": return ["false"]
    case "false": return ["true"]
    case "[]", "nil", #""""#: return []
    default: break
    }
    if value.hasPrefix("\"") { return [#""""#] }
    if let name = value.wholeMatch(of: /\.(\w+)/) { return contract.neighbours(of: String(name.1)) }
    // `.press("Later")` is of a type with such a member, or an optional one, and no other literal is of such a type.
    if value.hasPrefix(".") { return canChoose ? ["nil"] : [] }
    if let type = scope.type(of: value) { return others(than: value, of: type) }
    // An expression of a type that only the compiler knows.
    return canChoose ? [#""""#, "[]", "nil"] : []
  }

  private func others(than value: String, of type: String) -> [String] {
    if type.hasPrefix("[") {
      return [
        "[]", "\(value).reversed()", "\(value) + \(value)", "Array(\(value).prefix(1))",
        "Array(\(value).suffix(1))",
      ]
    }
    if type.hasSuffix("?") { return ["nil"] }
    let neighbours = scope.values.filter { $0.type == type && $0.name != value }.map(\.name)
    switch contract.plainType(type) {
    case "String":
      return neighbours + [#""""#, "String(\(value).trimmingPrefix(while: \\.isWhitespace))"]
    case "Int": return neighbours + ["\(value) + 1"]
    case "Bool": return neighbours + ["!\(value)"]
    default: return neighbours
    }
  }
}
