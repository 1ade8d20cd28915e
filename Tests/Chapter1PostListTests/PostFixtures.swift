import Foundation
import TestSupport
import Testing

@testable import Chapter1PostList

nonisolated extension Post {
  static let lighthouse = Post(id: 1, title: "The lighthouse")
  static let harbour = Post(id: 2, title: "The harbour")
  static let ferry = Post(id: 3, title: "The ferry")
  static let untitled = Post(id: -1, title: "")
  /// The ferry, with other images.
  static let newFerry = Post(id: 3, title: "The ferry", image: "new")
  /// The ferry, each time with one other property.
  static let changedFerries: [Post] = [
    Post(id: 3, title: "The old ferry", image: "3"), Post(id: 33, title: "The ferry", image: "3"),
    Post(id: 3, title: "The ferry", image: "3", thumb: "new"),
    Post(id: 3, title: "The ferry", image: "new", thumb: "3"),
  ]

  /// More posts than fit on a screen, unsorted, two of them with the same title.
  static let many: [Post] =
    [Post(id: 70, title: "The ferry"), harbour, Post(id: .max, title: "a buoy"), ferry]
    + (4...44).map { Post(id: ($0 * 31) % 47 + 100, title: "Pier \(($0 * 31) % 47)") }
    + [untitled]

  /// Titles that are easily changed on the way: with blanks at the ends, with line breaks, with a digit first,
  /// with a combining accent, from right to left, and with signs that other formats encode.
  static let odd: [Post] =
    [
      "  Two blanks  ", "Two\nlines\n", "\n", " ", "7 piers", "Cafe\u{301}",
      "\u{5E0}\u{5DE}\u{5DC}",
      "\tTom &amp; <b>Jerry</b>", "ÉCLAIR",
    ].enumerated().map { Post(id: 200 - $0, title: $1) } + oddProperties

  /// Posts with properties that are equal where others differ: its two URLs, the id of two posts, or the images of two.
  private static let oddProperties: [Post] =
    [
      Post(id: 300, title: "One image", image: "one", thumb: "one"), Post(id: 0, title: "0"),
      Post(id: 301, title: "The same id"), Post(id: 301, title: "The same id as before"),
      Post(id: 302, title: "The same images", image: "301"), Post(id: -303, title: "", image: ""),
      Post(id: 304, title: "/images/304.png", image: "304"),
    ] + addresses + chance

  /// Posts whose images come from anywhere.
  private static let addresses: [Post] = [
    "http://127.0.0.1:8000/a.png", "https://images.example/ä.png?size=2&dark#top", "data:,", "a",
    "https://via.placeholder.com/600/92c952", "ftp://[2001:db8::7]/a%20b.PNG",
  ].enumerated().compactMap { number, text in
    URL(string: text).map {
      Post(id: 310 + number, title: text, imageURL: $0, thumbImageURL: $0)
    }
  }

  /// Posts that no answer can know.
  private static let chance: [Post] = {
    var chance = ChanceOrder(seed: 40)
    return (1...3).compactMap { _ in
      let (id, word) = (chance.number(below: .max), chance.word())
      return URL(string: "https://\(word).example:\(chance.number(below: 65_536))/\(id)").map {
        Post(id: id, title: word, imageURL: $0, thumbImageURL: $0)
      }
    }
  }()

  /// More posts than any screen, page or batch has.
  static let crowd: [Post] = (1...1500).map { Post(id: $0, title: "Boat \($0)") }

  /// A few posts, of which some have the same id, the same title or the same images.
  static let few = [harbour, ferry, lighthouse, newFerry, untitled] + changedFerries

  init(id: Int, title: String, image: String? = nil, thumb: String? = nil) {
    let image = image ?? "\(id)"
    let small = thumb == image ? image : "\(thumb ?? image)-small"
    self.init(
      id: id, title: title, imageURL: URL(filePath: "/images/\(image).png"),
      thumbImageURL: URL(filePath: "/images/\(small).png"))
  }
}

extension ChanceOrder {
  /// Posts as a server or a store may have them.
  mutating func posts() -> [Post] {
    switch number(below: 11) {
    case 0: []
    case 6: [Post(id: number(below: 400), title: one(of: OddTexts.all))]
    case 7: Post.odd
    case 8: [one(of: Post.odd)]
    case 9: Post.crowd
    default: (0...number(below: 3)).map { _ in one(of: Post.few) }
    }
  }

  /// A word of letters and digits.
  nonisolated fileprivate mutating func word() -> String {
    String(number(below: .max), radix: 36)
  }
}

/// In a failure, a post's title is enough, unless something else is unusual.
nonisolated extension Post: CustomDebugStringConvertible {
  public var debugDescription: String {
    let usual = Post(id: id, title: title)
    let image = self == usual ? "" : " with “\(imageURL.path)” and “\(thumbImageURL.path)”"
    return "Post \(title.debugDescription)\(image)"
  }
}

nonisolated extension PostListError {
  /// Of each kind at least one, and one twice in a row.
  static let all: [PostListError] = known + statuses.map { .serverStatus($0) } + chance

  private static let statuses = [100, 204, 301, 304, 400, 401, 403, 408, 418, 429, 500, 502, 504]

  private static let known: [PostListError] = [
    .serverTooSlow, .serverTooSlow, .serverUnreachable, .serverStatus(503), .serverStatus(404),
    .serverStatus(0), .answerUnreadable, .storeUnreadable(path: "a/posts.json"),
    .storeUnreadable(path: ""), .storeUnwritable(path: "b/posts.json"), .storeUnwritable(path: ""),
    .storeUnreadable(path: "/home/ada/posts.json"), .storeUnreadable(path: "/root/posts.json"),
    .storeUnreadable(path: "/Users/ada/My posts.json"), .storeUnreadable(path: "/tmp/posts.json"),
    .storeUnwritable(path: "/home/ada/posts.json"),
    .storeUnwritable(path: String(repeating: "a/long/way/", count: 30) + "posts.json"),
  ]

  /// Errors that no answer can know.
  private static let chance: [PostListError] = {
    var chance = ChanceOrder(seed: 41)
    return [
      .serverStatus(100 + chance.number(below: 500)),
      .storeUnreadable(path: "/\(chance.word())/\(chance.word())"),
      .storeUnwritable(path: "\(chance.word()).\(chance.word())"),
    ]
  }()

  /// What a save can fail with, as the contract says first, and whatever else an error may be.
  static let unwritable =
    all.filter { error in
      if case .storeUnwritable = error { true } else { false }
    } + all

  /// What a read can fail with, as the contract of the local data manager says.
  static let unreadable = all.filter { error in
    if case .storeUnreadable = error { true } else { false }
  }
}
