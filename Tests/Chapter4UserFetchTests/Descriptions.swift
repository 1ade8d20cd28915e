// How values print in a failure: as short as possible.

import TestSupport

@testable import Chapter4UserFetch

/// A difference between what was found and what was expected, which prints without quotes.
nonisolated struct Finding: Equatable, CustomDebugStringConvertible {
  let debugDescription: String

  init(_ words: String) { debugDescription = words }
}

/// The name of a user is enough, unless its other properties are not those of a fixture.
nonisolated extension User: CustomDebugStringConvertible {
  public var debugDescription: String {
    let isUsual = User.many.contains(self)
    let rest = [email, city, employer].map(\.debugDescription).joined(separator: ", ")
    return "User \(name.debugDescription)" + (isUsual ? "" : " (\(id), \(rest))")
  }
}

nonisolated extension User {
  /// The properties that differ from those of the expected user.
  func differences(from wanted: User) -> [Finding] {
    let parts: [(name: String, found: String, wanted: String)] = [
      ("id", "\(id)", "\(wanted.id)"), ("name", name, wanted.name), ("email", email, wanted.email),
      ("city", city, wanted.city), ("employer", employer, wanted.employer),
    ]
    return parts.filter { $0.found.spelled != $0.wanted.spelled }.map {
      Finding("the \($0.name) is \($0.found.debugDescription)")
    }
  }
}

nonisolated extension UserRow: CustomDebugStringConvertible {
  public var debugDescription: String { text.debugDescription }
}

nonisolated extension UserListState: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .loading: ".loading"
    case .loaded(let rows, let time): ".loaded(\(rows), asOf: \(time.debugDescription))"
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

nonisolated extension FetchResult: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .success(let users): ".success(\(users))"
    case .failure(let error): ".failure(\(error.debugDescription))"
    }
  }
}
