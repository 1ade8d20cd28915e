import Foundation
import OfflineServer
import ScreenKit
import TestSupport

@testable import Chapter5RepoSearch

/// A search as the builder makes it, on a navigator and with the offline server, whose clock does not move.
final class RepoListModule {
  private let server = OfflineServer.bundled(searchesPerMinute: 10) { Outcome.time }
  private let navigator = Navigator()
  private let list: Screen

  var rows: [String] { list.rows }

  init() {
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

  /// Taps "More" as long as it is the last row, but not more than nine times.
  ///
  /// - Returns: How often it has tapped.
  func tapMoreUntilLastPage() async -> Int {
    var taps = 0
    while list.rows.last == "More", taps < 9 {
      taps += 1
      list.didSelectRow(at: list.rows.count - 1)
      _ = await eventually { !list.isLoading }
      await settle()
    }
    return taps
  }
}
