import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// A presenter whose collaborators are test doubles.
final class PresenterAndDoubles {
  let presenter: RepoListPresenter
  let view: RepoListViewSpy
  let interactor: RepoListInteractorSpy
  let router: RepoListRouterSpy
  let pause: PauseStub
  /// The text of the search field, without the spaces around it.
  private var text = ""

  init() {
    let recorder = Recorder()
    (view, interactor) = (RepoListViewSpy(recorder), RepoListInteractorSpy(recorder))
    (router, pause) = (RepoListRouterSpy(recorder), PauseStub(recorder))
    presenter = RepoListPresenter(interactor: interactor, router: router, pause: pause)
    presenter.view = view
    interactor.presenter = presenter
    for object in [presenter, view, interactor, router] as [AnyObject] {
      LeakDetector.watchToTheEnd(object)
    }
  }

  /// When the screen has closed, its pauses end as well.
  deinit { Task { @MainActor [pause] in pause.endAll() } }

  /// Changes the text of the search field.
  func type(_ newText: String) {
    let new = newText.trimmingCharacters(in: .whitespacesAndNewlines)
    if new != text { pause.noteText() }
    text = new
    presenter.didChangeText(newText)
  }

  /// Types another text, and at once the one of before again.
  func retype(_ other: String) {
    let before = text
    type(other)
    type(before)
  }

  /// Types a text, and lets the pause after it end.
  func typeAndEndPause(_ text: String) async {
    await when { type(text) }
    await when { pause.endAll() }
  }

  /// Types these texts, and closes the screen although no pause has ended.
  ///
  /// - Returns: What was searched before, and which of its objects are in memory afterwards.
  static func closedScreen(
    afterTyping texts: String...
  ) async -> (searches: [String], keptInMemory: [String]) {
    let detector = LeakDetector()
    func typeAndClose() async -> [String] {
      let list = PresenterAndDoubles()
      for object in [list.presenter, list.view, list.interactor, list.router] as [AnyObject] {
        detector.watch(object)
      }
      for text in texts { await when { list.type(text) } }
      return list.interactor.searches
    }
    let searches = await typeAndClose()
    return (searches, detector.survivors)
  }
}
