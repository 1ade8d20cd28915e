import Foundation
import TestSupport

@testable import Chapter4UserFetch

extension ChanceOrder {
  /// Users as a server may have them.
  mutating func users() -> [User] {
    switch number(below: 12) {
    case 0...6: (0...number(below: 3)).map { _ in one(of: [User.amara, .minjun, .amaraMoved]) }
    case 7: []
    case 8: [one(of: User.odd)]
    case 9: [.amara, .amara]
    case 10: number(below: 4) == 3 ? User.crowd : User.many
    default: User.many.reversed()
    }
  }

  /// A result as a service may have it.
  mutating func result() -> FetchResult {
    number(below: 2) == 0 ? .success(users()) : .failure(one(of: FetchError.all))
  }

  mutating func time() -> Date { one(of: Date.any) }
}
