/// An option on an app's command line.
nonisolated enum AppOption: String {
  case server = "--server"
  case live = "--live"
  case store = "--store"
  case help = "--help"

  var takesValue: Bool { form != rawValue }

  /// How it is written, with its value.
  var form: String {
    switch self {
    case .server: "\(rawValue) URL"
    case .store: "\(rawValue) FILE"
    case .live, .help: rawValue
    }
  }

  /// The server that `--live` asks.
  static let liveServer = "https://jsonplaceholder.typicode.com"
}
