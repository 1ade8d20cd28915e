/// Something that a map tells of.
package nonisolated enum MapEvent: Codable, Equatable, Sendable {
  /// A screen is shown, with the references that were not told before.
  case shown(screen: String, references: [MapReference])
  /// A chain of strong references leads back to its start; a temporary one ends when its screen is closed.
  case cycle([MapReference], isTemporary: Bool)
  /// A screen was closed, or a window with its screen open.
  case closed(String, deallocated: [String], alive: [String])
  /// The walk through the app cannot go on as it should.
  case stopped(String)

  /// What `closed` calls the window, which is closed with its first screen open.
  package static let window = "the window"

  /// The variable that has an app print its events as JSON, a line each, in place of a map for people.
  package static let variable = "WORKBOOK_MAP_EVENTS"
}
