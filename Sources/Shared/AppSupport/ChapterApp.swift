import ArgumentKit
import Foundation
import ScreenKit

/// The app of a chapter: what it can be told, and how it runs in a terminal.
public struct ChapterApp {
  /// The public server of made-up posts, todos and users.
  public nonisolated static let jsonPlaceholder = "https://jsonplaceholder.typicode.com"

  let name: String
  let chapter: Int
  let summary: String
  let liveServer: String?
  let asksServer: Bool
  let store: String?
  let hasSlowDisk: Bool
  let takesLetters: Bool
  let wayToOthers: [String]

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - name: The product's name, as in `swift run PostListApp`.
  ///   - chapter: The number of the chapter whose module the app shows.
  ///   - summary: One sentence for `--help`.
  ///   - liveServer: The address of the public server that `--live` asks, such as `jsonPlaceholder`.
  ///   - asksServer: Whether the app asks a server without a public one, so that there is a `--server` all the
  ///     same.
  ///   - store: The file that the app keeps its data in unless `--store` names another. It is
  ///     relative to the current folder. Without one the app takes no `--store`.
  ///   - hasSlowDisk: Whether the app can save as on a slow disk, so that there is a `--slow-disk`.
  ///   - takesLetters: Whether the first screen follows a text letter by letter, so that there is a `--type`.
  ///   - wayToOthers: What the user types on the first screen to open the others, for a map of them all; "b" leads back.
  public init(
    _ name: String, chapter: Int, summary: String, liveServer: String? = nil,
    asksServer: Bool = false, store: String? = nil, hasSlowDisk: Bool = false,
    takesLetters: Bool = false, wayToOthers: [String] = ["1"]
  ) {
    self.name = name
    self.chapter = chapter
    self.summary = summary
    self.liveServer = liveServer
    self.asksServer = asksServer || liveServer != nil
    self.store = store
    self.hasSlowDisk = hasSlowDisk
    self.takesLetters = takesLetters
    self.wayToOthers = wayToOthers
  }

  /// Reads the command line, and shows the first screen until the user quits.
  ///
  /// Wrong usage ends the process with code 64, and a closed output or a store that another app has with
  /// code 1.
  ///
  /// - Parameter firstScreen: Makes the screen to begin with.
  public func run(_ firstScreen: (Navigator, AppEnvironment) -> Screen) async {
    // Else the first file or connection that is opened takes its place, and is written to.
    guard fcntl(STDOUT_FILENO, F_GETFD) != -1 else {
      stop("The output is closed, so nothing can be shown.", code: 1)
    }
    do {
      let options = try AppOptions(Array(CommandLine.arguments.dropFirst()), for: self)
      if options.wantsHelp {
        try? StandardOutput.write(help)
      } else if let words = ProcessInfo.processInfo.environment[ReferenceKinds.variable] {
        await map(firstScreen, ReferenceKinds(words), options)
      } else {
        let lock = lockStore(options.store)
        await show(firstScreen, in: AppEnvironment(options), typing: options.text)
        withExtendedLifetime(lock) {}
      }
    } catch {
      stop(
        "\((error as? UsageError)?.sentence ?? "\(error)")\nSee 'swift run \(name) --help'.",
        code: 64)
    }
  }

  /// Keeps the app's store for this process, or ends it.
  private func lockStore(_ file: URL) -> StoreLock? {
    guard store != nil else { return nil }
    if let lock = StoreLock(of: file) { return lock }
    stop(
      "Another app is using \(file.path(percentEncoded: false)), and the two would overwrite each other's data."
        + "\nQuit that app, or name another file with \(storeOption.usage).", code: 1)
  }

  private func stop(_ message: String, code: Int32) -> Never {
    try? StandardOutput.write("Error: \(message)\n", to: .standardError)
    exit(code)
  }

  private func show(
    _ firstScreen: (Navigator, AppEnvironment) -> Screen, in environment: AppEnvironment,
    typing text: String?
  ) async {
    let navigator = Navigator()
    let screen = firstScreen(navigator, environment)
    navigator.push(screen)
    var input = StandardInput.lines()
    if let text { input = ScriptedTyping(text: text).type(into: screen, before: input) }
    await Terminal(
      navigator: navigator, advice: advice, isShort: isTraced, input: input,
      quitsAtOnce: isatty(STDIN_FILENO) == 1, heard: tell
    ).run()
    // The offline server answers as long as it is retained.
    withExtendedLifetime(environment) {}
  }

  /// Whether the app reports its messages, which need the room on a terminal.
  private var isTraced: Bool { ProcessInfo.processInfo.environment["WORKBOOK_TRACE"] != nil }

  /// Tells of what was typed among the messages of an app that is traced: it may have caused none.
  private func tell(_ line: String) {
    guard isTraced else { return }
    let words = line.isEmpty ? "you pressed Return" : "you typed \(line)"
    try? StandardOutput.write("┊ (\(words))\n", to: .standardError)
  }

  /// Goes through the app by itself, with an empty store, and prints its object graph.
  private func map(
    _ firstScreen: (Navigator, AppEnvironment) -> Screen, _ words: ReferenceKinds,
    _ options: AppOptions
  ) async {
    var options = options
    let folder = FileManager.default.temporaryDirectory.appending(path: "workbook-\(getpid())")
    options.store = folder.appending(path: "store.json")
    let environment = AppEnvironment(options)
    let asEvents = ProcessInfo.processInfo.environment[MapEvent.variable] != nil
    let walk = MapWalk(words, typing: wayToOthers) { news in
      try? StandardOutput.write(news.text(asEvents: asEvents))
    }
    await walk.run { firstScreen($0, environment) }
    withExtendedLifetime(environment) {}
    try? FileManager.default.removeItem(at: folder)
  }

  /// What to do about a screen that shows nothing; true, too, when all exercises are done.
  var advice: String {
    "If exercises of chapter \(chapter) are not done yet,"
      + " 'swift run workbook check \(chapter)' lists them."
  }
}
