import Foundation

@testable import Chapter4UserFetch

nonisolated extension User {
  /// The wrong values of the first user that is not mapped as it was sent.
  static var wronglyMapped: [Finding] {
    let users = [.minjun, .amara] + many + odd
    let sent = (try? JSONDecoder().decode([UserDTO].self, from: Data(json(of: users).utf8))) ?? []
    if sent.count != users.count { return [Finding("\(sent.count) of \(users.count) users")] }
    let differences = zip(sent.map(\.user), users).map { $0.differences(from: $1) }
    return differences.first { !$0.isEmpty } ?? []
  }
}
