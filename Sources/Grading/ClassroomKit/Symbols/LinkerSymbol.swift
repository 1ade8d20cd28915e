import CourseKit

/// A symbol of an object file: something that the code of one source file takes from elsewhere, or defines.
struct LinkerSymbol: Hashable {
  /// The source file, without its folder: "PostListPresenter.swift".
  let file: String
  /// The symbol as the linker knows it: "exit", "$s10Foundation11ProcessInfo…".
  let raw: String
  /// The symbol's letter in the table of `nm`: "U" for one that is taken from elsewhere.
  let kind: Character
  /// The symbol in words of Swift: "Foundation.ProcessInfo.environment.getter : …".
  var name: String

  var isTaken: Bool { kind == "U" }

  /// The name of a function or an initializer with its type, but without its parameters; nil for another symbol.
  var functionName: String? {
    name.prefixMatch(of: #/(?:\(extension in \w+\):)?[\w.]+\(/#).map { "\($0.0)" }
  }

  /// - Parameters:
  ///   - words: A line of `nm -P`: the symbol, its letter, and numbers.
  ///   - file: The source file of its object file.
  init?(_ words: [Substring], of file: String) {
    guard words.count > 1, words[1].count == 1, let kind = words[1].first else { return nil }
    self.file = file
    self.kind = kind
    raw = Self.plain(String(words[0]))
    name = raw
  }

  /// The symbol without the underscore that a Mac puts before each.
  private static func plain(_ symbol: String) -> String {
    #if os(macOS)
      symbol.hasPrefix("_") ? String(symbol.dropFirst()) : symbol
    #else
      symbol
    #endif
  }
}
