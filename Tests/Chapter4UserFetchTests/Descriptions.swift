// How values print in a failure: as short as they are written.

@testable import Chapter4UserFetch

/// What was made of something, in words that print as they are.
nonisolated struct Finding: Equatable, CustomDebugStringConvertible {
  let debugDescription: String

  init(_ words: String) { debugDescription = words }
}

nonisolated extension User: CustomDebugStringConvertible {
  public var debugDescription: String { "User \(name.debugDescription)" }
}

nonisolated extension UserRow: CustomDebugStringConvertible {
  public var debugDescription: String { text.debugDescription }
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
    case .success(let users): ".success(\(users))"
    case .failure(let error): ".failure(\(error.debugDescription))"
    }
  }
}
