import Foundation
import Testing

@testable import Chapter1PostList

nonisolated extension Post {
  static let lighthouse = Post(id: 1, title: "The lighthouse")
  static let harbour = Post(id: 2, title: "The harbour")
  static let ferry = Post(id: 3, title: "The ferry")

  init(id: Int, title: String) {
    self.init(
      id: id, title: title, imageURL: URL(filePath: "/images/\(id).png"),
      thumbImageURL: URL(filePath: "/images/\(id)-small.png"))
  }
}

/// In a failure, a post's title is enough.
nonisolated extension Post: CustomDebugStringConvertible {
  public var debugDescription: String { "Post \(title.debugDescription)" }
}
