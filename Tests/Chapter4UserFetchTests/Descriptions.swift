// How values print in a failure: as short as they are written.

@testable import Chapter4UserFetch

/// What was made of something, in words that print as they are.
nonisolated struct Finding: Equatable, CustomDebugStringConvertible {
  let debugDescription: String

  init(_ words: String) { debugDescription = words }
}

nonisolated extension Array {
  /// The first elements in words; a list is longer than a screen.
  fileprivate var shortened: String {
    let more = count > 3 ? ["… \(count) in all"] : []
    return "[" + (prefix(3).map { "\($0)" } + more).joined(separator: ", ") + "]"
  }
}

/// A user's name is enough, unless something else is unusual.
nonisolated extension User: CustomDebugStringConvertible {
  public var debugDescription: String {
    let isUsual = User.many.contains(self)
    let rest = [email, city, employer].map(\.debugDescription).joined(separator: ", ")
    return "User \(name.debugDescription)" + (isUsual ? "" : " (\(id), \(rest))")
  }
}

nonisolated extension User {
  /// What is not as it should be, in words.
  func differences(from wanted: User) -> [Finding] {
    [
      ("id", "\(id)", "\(wanted.id)"), ("name", name, wanted.name), ("email", email, wanted.email),
      ("city", city, wanted.city), ("employer", employer, wanted.employer),
    ]
    .filter { $1 != $2 }
    .map { Finding("the \($0) is \($1.debugDescription), not \($2.debugDescription)") }
  }
}

nonisolated extension UserRow: CustomDebugStringConvertible {
  public var debugDescription: String { text.debugDescription }
}

nonisolated extension UserListState: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .loading: ".loading"
    case .loaded(let rows, let time): ".loaded(\(rows.shortened), asOf: \(time.debugDescription))"
    case .empty: ".empty"
    case .failed(let reason): ".failed(reason: \(reason.debugDescription))"
    }
  }
}

nonisolated extension FetchError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .offline: ".offline"
    case .tooSlow: ".tooSlow"
    case .status(let status): ".status(\(status))"
    case .undecodable: ".undecodable"
    case .badAddress(let address): ".badAddress(\(address.debugDescription))"
    }
  }
}

nonisolated extension Answer: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .success(let users): ".success(\(users.shortened))"
    case .failure(let error): ".failure(\(error.debugDescription))"
    }
  }
}
