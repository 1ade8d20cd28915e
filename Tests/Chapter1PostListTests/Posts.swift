@testable import Chapter1PostList

/// Posts, which a test prints by their titles.
nonisolated struct Posts: Equatable, ExpressibleByArrayLiteral {
  let all: [Post]

  init(_ all: [Post]) { self.all = all }
  init(arrayLiteral posts: Post...) { all = posts }

  var isEmpty: Bool { all.isEmpty }
}

nonisolated extension Posts: CustomStringConvertible {
  var description: String { "\(all)" }
}
