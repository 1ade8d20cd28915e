import Foundation

/// What a person told an app on its command line.
struct AppOptions: Equatable {
  /// The server to ask, or `nil` for the offline one.
  let server: URL?
  /// The file to keep data in.
  let store: URL
  let wantsHelp: Bool

  /// Reads the command line.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the app's name.
  ///   - app: Says which options there are.
  /// - Throws: A `UsageError` for what the app does not take.
  init(_ arguments: [String], for app: ChapterApp) throws(UsageError) {
    var values: [AppOption: String] = [:]
    wantsHelp = arguments.contains { ["--help", "-h"].contains($0) }
    var words = wantsHelp ? [] : arguments[...]
    while let word = words.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      guard let option = app.options.first(where: { $0.rawValue == name }) else {
        throw .unknown(name, options: app.options)
      }
      let inlineValue = name == word ? nil : String(word.dropFirst(name.count + 1))
      values[option] = try Self.value(of: option, inlineValue) { words.popFirst() }
    }
    if values[.server] != nil, values[.live] != nil { throw .twoServers }
    let address = values[.live] == nil ? values[.server] : AppOption.liveServer
    server = try address.map(Self.serverURL)
    store = try values[.store].map(Self.file) ?? URL(filePath: app.store ?? "")
  }

  private static func value(
    of option: AppOption, _ inlineValue: String?, orNext next: () -> String?
  ) throws(UsageError) -> String {
    guard option.takesValue else {
      guard inlineValue == nil else { throw .takesNoValue(option) }
      return ""
    }
    guard let value = inlineValue ?? next(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option)
    }
    return value
  }

  private static func serverURL(_ text: String) throws(UsageError) -> URL {
    guard let url = webAddress(text) else {
      let isNear = !text.contains("://") && webAddress("http://\(text)") != nil
      throw .badServer(text, isNear: isNear)
    }
    return url
  }

  private static func webAddress(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  private static func file(_ path: String) throws(UsageError) -> URL {
    let url = URL(filePath: path)
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw .folder(path)
    }
    return url
  }
}
