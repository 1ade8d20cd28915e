import Testing

@testable import Chapter1PostList

/// Posts as a test prints them: the first ones only, since a list is longer than a screen.
nonisolated struct Posts: Equatable, ExpressibleByArrayLiteral {
  let all: [Post]

  init(_ all: [Post]) { self.all = all }
  init(arrayLiteral posts: Post...) { all = posts }

  var isEmpty: Bool { all.isEmpty }
}

nonisolated extension Posts: CustomStringConvertible {
  var description: String {
    let titles = all.prefix(3).map(\.debugDescription)
    let more = all.count > 3 ? ["… \(all.count) posts in all"] : []
    return "[\((titles + more).joined(separator: ", "))]"
  }
}
