/// The words of a command line, parted into options and arguments.
package struct ParsedArguments {
  package private(set) var arguments: [String] = []
  /// The values of the options given, by name, in their order; one without a value has an empty one.
  package private(set) var values: [String: [String]] = [:]
  /// The options given, with the value that was given last.
  package var options: [String: String] { values.compactMapValues(\.last) }

  /// Parts the words.
  ///
  /// What follows `--` are arguments, whatever they look like.
  ///
  /// - Parameters:
  ///   - words: What stands behind the program's name.
  ///   - knownOptions: The options that can stand behind some arguments.
  /// - Throws: `UsageError` for an option that is unknown, or that has no value and needs one.
  package init(
    _ words: [String], knownOptions: (_ arguments: [String]) throws -> [Option]
  ) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        return
      } else if word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map(String.init)
        let name = word == "-h" ? Option.help.name : parts[0]
        let known = try knownOptions(arguments)
        guard let option = known.first(where: { $0.name == name }) else {
          throw UsageError.unknown("option", name, known: known.map(\.name))
        }
        values[name, default: []].append(
          try Self.value(of: option, inWord: parts.dropFirst().first, &rest))
      } else {
        arguments.append(word)
      }
    }
  }

  private static func value(
    of option: Option, inWord valueInWord: String?, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard option.value != nil else {
      if valueInWord == nil { return "" }
      throw UsageError("'\(option.name)' takes no value.")
    }
    let isNextWord = valueInWord == nil && rest.first?.hasPrefix("--") == false
    let value = valueInWord ?? (isNextWord ? rest.removeFirst() : "")
    guard !value.isEmpty else {
      throw UsageError("'\(option.name)' needs a value: \(option.usage).")
    }
    return value
  }
}
