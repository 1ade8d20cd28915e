import ScreenKit
import TestSupport

@testable import Chapter3TodoList

/// How the detail's view is judged when other screens cover it, and when it is popped.
let detailViewJudge = Judge<DetailOnScreen, DetailViewModel>(
  of: { DetailOnScreen() }, named: "TodoDetailView",
  collaborators: [Collaborator(fixed: "view.presenter", read: { $0.presenter })],
  sources: [
    MessageSource(from: 7) { _ in .userGoesBack },
    MessageSource(from: 7) {
      .presenterHas($0.one(of: [nil] + Todo.few), reason: $0.one(of: [nil, "The disk is full."]))
    },
    MessageSource(from: 7) { $0.one(of: [.sheetAppears, .screenIsPushed]) },
  ],
  rules: [
    RuleRow(7, after: [.pop], "presenter.events", \.self, Rule.detailReportsItsClosing),
    RuleRow(7, after: [.change], "presenter.events", \.self, Rule.disappearedIsNotClosed),
  ],
  collaboratorRules: CollaboratorRules(
    isKept: Rule.detailIsDeallocated, isReplaced: Rule.detailReportsItsClosing,
    isOutdated: Rule.detailReportsItsClosing),
  text: { message in
    switch message {
    case .presenterHas(let todo, let reason):
      "(the presenter shows \(todo.map { "\($0)" } ?? "no todo")"
        + (reason.map { " and \($0.debugDescription)" } ?? "") + ")"
    case .sheetAppears: "(a sheet appears)"
    case .screenIsPushed: "(another screen is pushed)"
    case .userGoesBack: "(the user goes back)"
    }
  },
  send: { message, detail, _ in
    let navigator = detail.navigator
    switch message {
    case .presenterHas(let todo, let reason):
      (detail.presenter.todo, detail.presenter.reason) = (todo, reason)
    case .sheetAppears: navigator.present(Screen())
    case .screenIsPushed: navigator.push(Screen())
    case .userGoesBack:
      if navigator.presented == nil { navigator.pop() } else { navigator.dismiss() }
    }
  })
