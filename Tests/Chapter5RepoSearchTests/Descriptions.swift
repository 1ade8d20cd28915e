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
    case .limited(let until): ".limited(until: \(until.number))"
    case .refused(let reason): ".refused(\(reason.debugDescription))"
    case .busy: ".busy"
    case .offline: ".offline"
    case .unreadable: ".unreadable"
    }
  }
}

nonisolated extension Date {
  /// The seconds since 1970, or the milliseconds if that isn't a whole number.
  fileprivate var number: String {
    let seconds = timeIntervalSince1970
    return seconds.rounded() == seconds ? "\(Int(seconds))" : "\(Int(seconds * 1_000)) ms"
  }
}
