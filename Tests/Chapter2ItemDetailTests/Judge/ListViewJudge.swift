import ScreenKit
import TestSupport

@testable import Chapter2ItemDetail

private let taps: Set<ListViewModel.Kind> = [
  .tap, .tapAgain, .tapInTurn, .tapBelowMessage, .tapOnNewRows,
]

/// How the view of the list is judged: as the upper one of two screens in a window.
let listViewJudge = Judge<Window, ListViewModel>(
  of: { Window() }, named: "ListView",
  collaborators: [
    Collaborator("view.presenter", read: { $0.list.presenter }, set: { $0.list.presenter = $1 }) {
      _, _, recorder -> ListPresenterSpy in
      let presenter = ListPresenterSpy(recorder)
      presenter.interactor = ListInteractorSpy(recorder)
      presenter.wireframe = ListWireframeSpy(recorder)
      return presenter
    }
  ],
  sources: [
    MessageSource(from: 4) { .showItems($0.items().map(\.expectedRow)) },
    MessageSource(from: 4) { .showItems($0.one(of: Item.similarLists).map(\.expectedRow)) },
    MessageSource(from: 4) {
      .showMessage($0.one(of: ["It failed.", "", "Nothing is for sale."]))
    },
    MessageSource(from: 4) { .didSelectRow(at: $0.number(below: 3)) },
    MessageSource(from: 4) { .didSelectRow(at: $0.number(below: 2_000)) },
    MessageSource(from: 4) {
      $0.one(of: [
        .titleChanges("Flea market in May"), .titleChanges(""), .isLoading(true), .isLoading(false),
      ])
    },
  ],
  rules: [
    RuleRow(4, after: [.tap], "presenter.selected", \.selected, Rule.viewReports),
    RuleRow(4, after: [.tapAgain], "presenter.selected", \.selected, Rule.eachTapIsReported),
    RuleRow(4, after: [.tapBelowMessage], "presenter.selected", \.selected, Rule.messageKeepsTaps),
    RuleRow(
      4, after: [.tapOnNewRows, .tapInTurn, .show], "presenter.selected", \.selected,
      Rule.shownRowIsReported),
    RuleRow(4, after: taps, "presenter.loads", \.loads, Rule.viewDecidesNothing),
    RuleRow(
      4, after: taps.union([.show, .look]), "all screens", \.looks, Rule.viewDecidesNothing),
    RuleRow(4, after: taps.union([.show]), "all calls", \.self, Rule.reportingIsAll),
  ],
  collaboratorRules: .ofList,
  text: { message in
    switch message {
    case .titleChanges(let title): "title = \(title.debugDescription)"
    case .isLoading(let isLoading): "isLoading = \(isLoading)"
    default: Words.message(message)
    }
  },
  observe: { window, recording in recording.looks = window.navigator.looks },
  send: { message, window, _ in
    switch message {
    case .showItems(let rows): window.list.showItems(rows)
    case .showMessage(let text): window.list.showMessage(text)
    case .didSelectRow(let index): window.list.didSelectRow(at: index)
    case .titleChanges(let title): window.list.title = title
    case .isLoading(let isLoading): window.list.isLoading = isLoading
    }
  })

/// A window that shows the list above another screen.
final class Window {
  let navigator = Navigator()
  let list = ListView()

  init() {
    navigator.push(Screen())
    navigator.push(list)
    LeakDetector.watchToTheEnd(list)
  }
}

nonisolated extension Item {
  /// Lists with the same ids in another order, or with items that look the same.
  fileprivate static let similarLists = [
    [bicycle, lamp], [lamp, bicycle], [bicycle, favouriteLamp], [lamp], [twins[1]], twins,
    twins.reversed(),
  ]
}
