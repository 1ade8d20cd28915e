import ScreenKit
import TestSupport

@testable import Chapter3TodoList

private let opening: Set<FollowingModel.Kind> = [.open, .openUnlisted, .openAgain, .replace]
private let judged = opening.union([.same, .end, .goBack])
private let all = judged.union([.inATask])

/// How the list's view is judged when the route changes.
let followingJudge = Judge<ListOverHome, FollowingModel>(
  of: { ListOverHome() }, named: "TodoListView",
  collaborators: [
    Collaborator(fixed: "view.presenter", read: { $0.presenter }),
    Collaborator(fixed: "view.builder", read: { $0.builder }),
  ],
  sources: [
    MessageSource(from: 9) { .routeBecomes([$0.one(of: routes)]) },
    MessageSource(from: 9) { .presenterHas($0.todos(), reason: $0.one(of: [nil, "It failed."])) },
    MessageSource(from: 9) { _ in .userGoesBack },
    MessageSource(from: 9) { chance in
      .routeBecomes((0...chance.number(below: 3)).map { _ in chance.one(of: routes) })
    },
    MessageSource(from: 9) { .routeBecomesInATask($0.one(of: routes), $0.one(of: routes)) },
    MessageSource(from: 9) { .routeBecomes([$0.one(of: routes)]) },
    MessageSource(from: 9) { $0.one(of: [.sheetAppears, .sheetDisappears]) },
  ],
  rules: [
    RuleRow(9, after: [.open], "builder.made", \.made, Rule.builderMakesScreens),
    RuleRow(9, after: [.openUnlisted], "builder.made", \.made, Rule.viewShowsRoute),
    RuleRow(9, after: [.open, .openUnlisted], "the screens", \.allScreens, Rule.viewShowsRoute),
    RuleRow(9, after: [.same, .goBack], "builder.made", \.made, Rule.oneScreenForOneRoute),
    RuleRow(9, after: [.same, .goBack], "the screens", \.allScreens, Rule.oneScreenForOneRoute),
    RuleRow(9, after: [.replace], "the screens", \.allScreens, Rule.nextTakesThePlace),
    RuleRow(9, after: [.end], "the screens", \.allScreens, Rule.noRouteNoDetail),
    RuleRow(9, after: [.openAgain], "the screens", \.allScreens, Rule.routeMayComeBack),
    RuleRow(
      9, after: [.inATask], "the routes that were followed twice in a row", \.repeated,
      Rule.oneScreenForOneRoute),
    RuleRow(9, after: [.inATask], "the screens", \.allScreens, Rule.nextTakesThePlace),
    RuleRow(9, after: all, "the details in memory", \.details, Rule.viewReleasesScreens),
    RuleRow(9, after: judged, "builder.made", \.made, Rule.oneScreenForOneRoute),
    RuleRow(
      9, after: judged, "how often a detail has appeared", \.shown, Rule.oneScreenForOneRoute),
    RuleRow(9, after: judged, "the screen and all calls", \.self, Rule.followingIsAll),
  ],
  collaboratorRules: CollaboratorRules(
    isKept: Rule.viewReleasesScreens, isReplaced: Rule.followingIsAll,
    isOutdated: Rule.followingIsAll),
  text: { message in
    switch message {
    case .routeBecomes(let routes):
      "(the route becomes " + routes.map(words).joined(separator: ", then ") + ")"
    case .routeBecomesInATask(let first, let second):
      "(the route becomes \(words(first)), then \(words(second)) in a task)"
    case .presenterHas(let todos, let reason):
      "(the presenter shows \(todos)" + (reason.map { " and \($0.debugDescription)" } ?? "") + ")"
    case .userGoesBack: "(the user goes back)"
    case .sheetAppears: "(a sheet appears)"
    case .sheetDisappears: "(the sheet disappears)"
    }
  },
  observe: { list, recording in
    recording.screens = list.navigator.titles
    recording.sheet = list.navigator.presented?.title
    recording.details = list.builder.screens.survivors.count
    recording.title = list.view.title
    recording.field = list.view.textPrompt
    recording.isLoading = list.view.isLoading
  },
  send: { message, list, _ in
    let presenter = list.presenter
    switch message {
    case .routeBecomes(let routes):
      if !list.isLeft || routes.count == 1 { routes.forEach { presenter.route = $0 } }
    case .routeBecomesInATask(let first, let second):
      guard !list.isLeft else { return }
      presenter.route = first
      Task { @MainActor in presenter.route = second }
    case .presenterHas(let todos, let reason): (presenter.todos, presenter.reason) = (todos, reason)
    case .userGoesBack: list.goBack()
    case .sheetAppears: list.navigator.presentSheet()
    case .sheetDisappears: list.navigator.dismiss()
    }
  })

private let routes: [TodoListRoute?] = [
  .detail(id: "b"), nil, .detail(id: "a"), .detail(id: "C-3"), .detail(id: "b"),
]

nonisolated private func words(_ route: TodoListRoute?) -> String {
  route?.debugDescription ?? "nil"
}

extension ListOverHome {
  /// Whether the user has left the detail of the route.
  fileprivate var isLeft: Bool { presenter.route != nil && navigator.screens.count == 2 }

  fileprivate func goBack() {
    if navigator.presented == nil, navigator.screens.count > 2 { navigator.pop() }
  }
}

extension Navigator {
  fileprivate func presentSheet() {
    let sheet = Screen()
    sheet.title = "Sheet"
    present(sheet)
  }
}

nonisolated extension ListScreenRecording {
  fileprivate var allScreens: [String] { screens + [sheet].compactMap { $0 } }

  fileprivate var repeated: [TodoListRoute] {
    zip(made, made.dropFirst()).filter { $0 == $1 }.map(\.0)
  }
}
