import Foundation

/// A layer of a design: a group of its types, and the other layers that they know.
package struct Layer: Sendable {
  package let name: String
  /// The names of its types and functions; `*` stands for any letters, as in `*View`.
  package let types: [String]
  /// The names of the layers whose types it may name.
  package let knows: [String]
  /// The path of the file in which it was written down, and the line.
  let file: String
  let line: Int

  /// Writes a layer down.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - types: The names of its types and functions; `*` stands for any letters, as in `*View`.
  ///   - knows: The names of the layers whose types it may name.
  ///   - file: The path of the file, for messages.
  ///   - line: The line, for messages.
  package init(
    _ name: String, _ types: String..., knows: [String] = [],
    file: String = #filePath, line: Int = #line
  ) {
    (self.name, self.types, self.knows) = (name, types, knows)
    (self.file, self.line) = (file, line)
  }

  /// The folder that has the file.
  package var folder: URL { URL(filePath: file).deletingLastPathComponent() }

  var place: String { "\(URL(filePath: file).lastPathComponent):\(line)" }

  /// Whether a type or a function belongs to it.
  func has(_ name: String) -> Bool {
    types.contains { Self.matches($0, name) }
  }

  static func matches(_ pattern: String, _ name: String) -> Bool {
    fnmatch(pattern, name, 0) == 0
  }
}
