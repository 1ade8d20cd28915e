import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What `UserReply` has to make of hundreds of responses, and of all errors of a session.
enum ReplyCheck {
  /// No status but a success lets any data through, and each one is thrown as it is.
  static func requireErrorOfEachBadStatus(sourceLocation place: SourceLocation = #_sourceLocation)
    throws
  {
    let noSuccess =
      [404, 304, 100, 102, 199, 0, -1, -200] + Array(300...599) + [600, 999, 1_200, 20_000]
    for json in [usersJSON, "[]", "<h1>Not found</h1>", ""] {
      let results = noSuccess.map { ($0, UserReply(json: json, status: $0).usersOrError) }
      let trusted = results.filter { $1.isSuccess }.map(\.0)
      try require(trusted.prefix(1), equals: [], Rule.statusFirst, sourceLocation: place)
      let unchecked = results.filter { $1 == .failure(.undecodable) }.map(\.0)
      let isChecked = json == usersJSON || unchecked.prefix(5) == []
      try #require(isChecked, Rule.statusFirst, sourceLocation: place)
      let wrong = results.filter { $1 != .failure(.status($0)) }.map { Finding("\($0) is \($1)") }
      try require(wrong.prefix(5), equals: [], Rule.statusIsThrown, sourceLocation: place)
    }
  }

  /// Each success lets its users through, and no data makes a success a failed status.
  static func requireUsersOfEachSuccess(sourceLocation place: SourceLocation = #_sourceLocation)
    throws
  {
    let wrong = (200...299).map { ($0, UserReply(json: usersJSON, status: $0).usersOrError) }
      .filter { $1 != .success(User.sent(in: usersJSON)) }
      .map { Finding("\($0) is \($1)") }
    try require(wrong.prefix(1), equals: [], Rule.successIsARange, sourceLocation: place)
    // What the data means is part of exercise 4.4.
    for json in ["", " ", "[", "<h1>Log in</h1>"] {
      let failed = (200...299).filter {
        UserReply(json: json, status: $0).usersOrError == .failure(.status($0))
      }
      try require(failed.prefix(1), equals: [], Rule.successIsARange, sourceLocation: place)
    }
  }

  /// No data but a list of users is trusted, and a list is read from its beginning to its end.
  static func requireOnlyWholeLists(sourceLocation place: SourceLocation = #_sourceLocation) throws
  {
    let wrong = NoReply.noLists.map { ($0, UserReply(json: $0, status: 200).usersOrError) }
      .filter { $1 != .failure(.undecodable) }
      .map { Finding("\($0.debugDescription) is \($1)") }
    try require(wrong.prefix(3), equals: [], Rule.undecodable, sourceLocation: place)
    for users in User.lists {
      let json = json(of: users)
      for json in [json, " \r\n\t" + json + "\n"] {
        let sent = User.sent(in: json)
        try require(sent.count, equals: users.count, Rule.mapFields, sourceLocation: place)
        let result = UserReply(json: json, status: 200).usersOrError
        try require(result, equals: .success(sent), Rule.readWhole, sourceLocation: place)
      }
    }
  }

  /// Each error of a session, and each other one, becomes what would help the user, with this address.
  static func requireRightErrors(
    at address: String, sourceLocation place: SourceLocation = #_sourceLocation
  ) throws {
    let wrong = NoReply.errors(at: address).compactMap { name, error, failure in
      let found = UserReply.failure(error, at: address)
      let finding = Finding("\(name) is \(found), not \(failure)")
      return found == failure ? nil : (finding, isAddress: found.isBadAddress(like: failure))
    }
    let others = wrong.filter { !$0.isAddress }.map(\.0)
    try require(others.prefix(3), equals: [], Rule.nameTheFailure, sourceLocation: place)
    let mistakenAddresses = wrong.map(\.0)
    try require(mistakenAddresses.prefix(3), equals: [], Rule.givenAddress, sourceLocation: place)

    let rest = NoReply.otherCodes.map { ($0, UserReply.failure(URLError($0), at: address)) }
      .filter { code, failure in
        failure != .offline
          && !(failure == .undecodable && NoReply.codesOfDamage.contains(code))
      }
      .map { Finding("\($0) is \($1)") }
    try require(rest.prefix(5), equals: [], Rule.nameTheFailure, sourceLocation: place)
  }
}
