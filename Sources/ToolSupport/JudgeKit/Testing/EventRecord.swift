import CourseKit
import Foundation

/// A line of Swift Testing's event stream, as far as the tool needs it.
///
/// Version 0 of the format, which every toolchain since 6.0 writes; see swift-testing's
/// `Documentation/ABI/JSON.md`.
package struct EventRecord: Decodable, Equatable {
  package struct Location: Decodable, Equatable {
    let fileID: String?
    let filePath: String?
    let _filePath: String?
    package let line: Int
  }

  package struct Message: Decodable, Equatable {
    package let symbol: String
    package let text: String
  }

  package struct Issue: Decodable, Equatable {
    let isKnown: Bool
    let isFailure: Bool?
    package let sourceLocation: Location?
  }

  package struct Payload: Decodable, Equatable {
    package let kind: String
    // Of a test.
    package let id: String?
    package let name: String?
    let displayName: String?
    package let sourceLocation: Location?
    // Of an event.
    package let testID: String?
    package let messages: [Message]?
    package let issue: Issue?
  }

  /// "test" or "event"; a newer format may have more.
  package let kind: String
  package let payload: Payload

  /// Reads a stream; a line that cannot be read is left out, since a crash cuts the last one.
  package static func all(in stream: Data) -> [EventRecord] {
    let decoder = JSONDecoder()
    return stream.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(EventRecord.self, from: Data($0)) }
  }
}

extension EventRecord.Location {
  package var path: String? { filePath ?? _filePath ?? fileID }

  package func location(below root: URL) -> FileLocation? {
    path.map { FileLocation(path: $0, line: line, root: root) }
  }
}
