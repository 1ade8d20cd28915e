import ArgumentKit
import Foundation

/// What the user has told an app on its command line.
struct AppOptions: Equatable {
  /// The server to ask, or `nil` for the offline one.
  let server: URL?
  /// The file to keep data in.
  var store: URL
  /// How much longer each save takes, as on a slow disk.
  let diskDelay: Duration?
  /// What to type into the first screen, letter by letter.
  let text: String?
  let wantsHelp: Bool

  /// Reads the command line.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the app's name.
  ///   - app: Says which options there are.
  /// - Throws: A `UsageError` for what the app does not take.
  init(_ arguments: [String], for app: ChapterApp) throws {
    wantsHelp = arguments.contains { [Option.help.name, "-h"].contains($0) }
    let parsed = try ParsedArguments(wantsHelp ? [] : arguments) { _ in app.options }
    if let word = parsed.arguments.first { throw UsageError("Unknown argument '\(word)'.") }
    let address = parsed.options[Option.server.name]
    let isLive = parsed.options[Option.liveName] != nil
    if isLive, address != nil {
      throw UsageError("Use either --server or --live, not both.")
    }
    server = try (isLive ? app.liveServer : address).map(Self.serverURL)
    store =
      try parsed.options[app.storeOption.name].map { try Self.file($0, for: app) }
      ?? URL(filePath: app.store ?? "")
    diskDelay = try parsed.options[Option.slowDisk.name].map(Self.delay)
    text = parsed.options[Option.type.name]
  }

  private static func serverURL(_ text: String) throws -> URL {
    guard let url = webAddress(text) else {
      let isNear = !text.contains("://") && webAddress("http://\(text)") != nil
      let remedy =
        isNear
        ? "Did you mean 'http://\(text)'?" : "An address looks like http://localhost:8000."
      throw UsageError("'\(text)' is not the address of a server. \(remedy)")
    }
    return url
  }

  private static func webAddress(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  private static func delay(_ text: String) throws -> Duration {
    guard let seconds = Double(text), seconds > 0, seconds <= longestDelay else {
      throw UsageError(
        "'\(text)' is not a delay. It is a number of seconds, such as 4, and at most \(longestDelay.formatted())."
      )
    }
    return .seconds(seconds)
  }

  /// The app takes no input while it saves, so it would seem to hang.
  private static let longestDelay = 60.0

  private static func file(_ path: String, for app: ChapterApp) throws -> URL {
    let url = URL(filePath: path)
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw UsageError("'\(path)' is a folder. \(app.storeOption.usage) needs a file.")
    }
    return url
  }
}

extension Option {
  nonisolated static let server = Option(
    name: "--server", value: "URL",
    summary: "Use the server at this address instead of the bundled offline one.")

  nonisolated static let slowDisk = Option(
    name: "--slow-disk", value: "SECONDS",
    summary: "Let each save take so much longer, as on a slow disk.")

  nonisolated static let type = Option(
    name: "--type", value: "TEXT",
    summary: "Type this text first, letter by letter, with a pause after each word.")

  nonisolated static let liveName = "--live"

  nonisolated static func live(at address: String) -> Option {
    Option(name: liveName, summary: "Use the public server, \(address).")
  }
}
