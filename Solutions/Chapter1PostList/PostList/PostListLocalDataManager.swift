import Foundation

/// Local data manager: keeps the posts in a JSON file.
final class PostListLocalDataManager: PostListLocalDataManagerInputProtocol {
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  func retrievePostList() throws(PostListError) -> [Post] {
    do {
      return try JSONDecoder().decode([Post].self, from: Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw .storeUnreadable(path: file.path)
    }
  }

  func savePosts(_ posts: [Post]) throws(PostListError) {
    // Reading first also protects a file that cannot be read: it throws before anything is overwritten.
    var stored = try retrievePostList()
    var places = Dictionary(zip(stored.map(\.id), stored.indices)) { first, _ in first }
    for post in posts {
      if let place = places[post.id] {
        stored[place] = post
      } else {
        places[post.id] = stored.endIndex
        stored.append(post)
      }
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(stored).write(to: file, options: .atomic)
    } catch {
      throw .storeUnwritable(path: file.path)
    }
  }
}
