import Foundation

/// What the map says at one place of a walk: events, and the same in lines for people.
struct MapOutput {
  var events: [MapEvent] = []
  var lines: [String] = []

  /// What to print.
  func text(asEvents: Bool) -> String {
    guard asEvents else { return lines.map { "\($0)\n" }.joined() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return events.map { event in
      String(decoding: (try? encoder.encode(event)) ?? Data(), as: UTF8.self) + "\n"
    }.joined()
  }

  static func + (one: MapOutput, other: MapOutput) -> MapOutput {
    MapOutput(events: one.events + other.events, lines: one.lines + other.lines)
  }
}
