import Foundation
import OfflineServer
import ScreenKit
import TestSupport

@testable import Chapter5RepoSearch

/// A search as the builder makes it, on a navigator and with the offline server.
final class RepoListWalk {
  private let server: OfflineServer
  private let navigator = Navigator()
  private let list: Screen

  var lines: [String] { list.lines }
  var rows: [String] { list.rows }
  /// How many requests the server received.
  var searchCount: Int { server.requests.count }

  /// - Parameter searchesPerMinute: The server's rate limit; its clock does not move.
  init(searchesPerMinute: Int = 10) {
    server = .bundled(searchesPerMinute: searchesPerMinute) { Outcome.time }
    list = RepoListBuilder.makeRepoListModule(
      navigator: navigator, session: server.makeSession(), server: server.url, pause: .zero
    ) { Outcome.time }
    navigator.push(list)
  }

  /// Types a text, and waits for the result.
  func search(_ text: String) async {
    let before = server.requests.count
    list.didEnterText(text)
    _ = await eventually { server.requests.count > before && !list.isLoading }
    await settle()
  }

  /// Taps the last row, and waits until nothing is loading.
  func tapLast() async {
    list.didSelectRow(at: list.rows.count - 1)
    _ = await eventually { !list.isLoading }
    await settle()
  }
}
