import Foundation

/// A line of Swift Testing's event stream, as far as the tool needs it.
///
/// Version 0 of the format, which every toolchain since 6.0 writes; see swift-testing's
/// `Documentation/ABI/JSON.md`.
struct EventRecord: Decodable {
  struct Location: Decodable {
    let fileID: String?
    let filePath: String?
    let _filePath: String?
    let line: Int
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let isFailure: Bool?
    let sourceLocation: Location?
  }

  struct Payload: Decodable {
    let kind: String
    // Of a test.
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
    // Of an event.
    let testID: String?
    let messages: [Message]?
    let issue: Issue?
  }

  /// "test" or "event"; a newer format may have more.
  let kind: String
  let payload: Payload

  /// Reads a stream; a line that cannot be read is left out, since a crash cuts the last one.
  static func all(in stream: Data) -> [EventRecord] {
    let decoder = JSONDecoder()
    return stream.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(EventRecord.self, from: Data($0)) }
  }
}
