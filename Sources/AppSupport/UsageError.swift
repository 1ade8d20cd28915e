/// A command line that an app does not understand.
nonisolated struct UsageError: Error, Equatable {
  /// What is wrong, and what to type instead where that is plain.
  let message: String

  static let twoServers = UsageError(
    message: "--server and --live name two servers. Give one of them.")

  static func unknown(_ word: String, options: [AppOption]) -> UsageError {
    let near = options.map(\.rawValue).min { word.distance(to: $0) < word.distance(to: $1) }
    let guess = near.flatMap { word.distance(to: $0) <= 3 ? " Did you mean '\($0)'?" : nil }
    let kind = word.hasPrefix("-") ? "option" : "argument"
    return UsageError(message: "Unknown \(kind) '\(word)'.\(guess ?? "")")
  }

  static func missingValue(_ option: AppOption) -> UsageError {
    UsageError(message: "\(option.rawValue) needs a value: \(option.form).")
  }

  static func takesNoValue(_ option: AppOption) -> UsageError {
    UsageError(message: "\(option.rawValue) takes no value.")
  }

  static func badServer(_ text: String, isNear: Bool) -> UsageError {
    let remedy =
      isNear ? "Did you mean 'http://\(text)'?" : "An address looks like http://localhost:8000."
    return UsageError(message: "'\(text)' is no address of a server. \(remedy)")
  }

  static func folder(_ path: String) -> UsageError {
    UsageError(message: "'\(path)' is a folder. \(AppOption.store.form) needs a file.")
  }
}

nonisolated extension String {
  /// How many characters to take away and to add to make one text of the other.
  fileprivate func distance(to other: String) -> Int { other.difference(from: self).count }
}
