import Foundation

/// A file, and a line in it where one can be told.
package struct FileLocation: Encodable, Hashable, Sendable {
  /// The file, from the workbook's root; one outside by its full path.
  package let file: String
  /// The line, counted from 1.
  package let line: Int?

  package init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  /// Makes a location of a file's full path.
  package init(path: String, line: Int?, root: URL) {
    self.init(file: path.after(root.path + "/").map { String($0) } ?? path, line: line)
  }
}

extension FileLocation: CustomStringConvertible {
  /// The location as editors and terminals know to open it: `file:line`.
  package var description: String { line.map { "\(file):\($0)" } ?? file }
}
