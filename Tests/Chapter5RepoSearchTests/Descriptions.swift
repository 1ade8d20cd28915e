// How values print in a failure: as short as in code.

import Foundation

@testable import Chapter5RepoSearch

/// A short description, which prints without quotes.
nonisolated struct Finding: Equatable, CustomDebugStringConvertible {
  let debugDescription: String

  init(_ text: String) { debugDescription = text }
}

nonisolated extension Repo: CustomDebugStringConvertible {
  public var debugDescription: String {
    let rest = [summary, language].map { $0?.debugDescription ?? "nil" }.joined(separator: ", ")
    return "Repo \(name.debugDescription) (\(id), \(rest), \(stars))"
  }
}

nonisolated extension SearchPage: CustomDebugStringConvertible {
  public var debugDescription: String {
    "a page of \(repos.count) of \(total), next \(next?.absoluteString ?? "none")"
  }
}

nonisolated extension SearchError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .limited(let until): ".limited(until: \(Int(until.timeIntervalSince1970)))"
    case .refused(let reason): ".refused(\(reason.debugDescription))"
    case .busy: ".busy"
    case .offline: ".offline"
    case .unreadable: ".unreadable"
    }
  }
}
