import TestSupport

@testable import Chapter3TodoList

/// How the presenter of a todo's detail is judged.
let detailPresenterJudge = Judge<DetailPresenterAndDoubles, DetailPresenterModel>(
  of: {
    let list = DetailPresenterAndDoubles(of: .bread)
    list.interactor.todos = [.call, .bread, .letter]
    list.router.route = .detail(id: "b")
    list.presenter.viewDidAppear()
    return list
  }, named: "TodoDetailPresenter",
  given: "the detail of \(Todo.bread) has appeared, in the list \([Todo.call, .bread, .letter])",
  collaborators: [
    Collaborator(fixed: "presenter.interactor", read: { $0.interactor }),
    Collaborator(fixed: "presenter.router", read: { $0.router }),
  ],
  sources: [
    MessageSource(from: 5) { _ in .viewDidAppear },
    MessageSource(from: 5, through: 5) { _ in .didSelectToggle },
    MessageSource(from: 5, through: 5) { _ in .didSelectDelete },
    MessageSource(from: 5, through: 5) { _ in .didSelectNext },
    // Only a change right before it shows which list "Next todo" uses.
    MessageSource(from: 5, through: 5) { $0.one(of: [.didSelectToggle, .didSelectNext]) },
    MessageSource(from: 5) { .around(.listHas($0.todos())) },
    MessageSource(from: 5, through: 5) { .around(.changesFail($0.errors())) },
    MessageSource(from: 5) { .around(.listIsUnreadable($0.one(of: TodoListError.ofReading))) },
    MessageSource(from: 5, through: 5) {
      .around(.changesLeadTo($0.number(below: 2) == 0 ? nil : $0.todos()))
    },
    MessageSource(from: 5) {
      .around(.routeBecomes($0.one(of: [.detail(id: "b"), nil, .detail(id: "a")])))
    },
    MessageSource(from: 7) { _ in .didClose },
    MessageSource(from: 7) { _ in .didClose },
  ],
  rules: detailPresenterRules,
  collaboratorRules: CollaboratorRules(
    isKept: Rule.objectsAreDeallocated, isReplaced: Rule.changingIsAll,
    isOutdated: Rule.changingIsAll),
  text: { message in
    if case .around(let message) = message { message.text } else { Words.message(message) }
  },
  observe: { list, recording in
    recording.todo = list.presenter.todo
    recording.reason = list.presenter.reason
  },
  send: { message, list, recorder in
    let isShown = recorder.recording.todo != nil
    switch message {
    case .didSelectToggle where !isShown, .didSelectDelete where !isShown: break
    case .viewDidAppear: list.presenter.viewDidAppear()
    case .didSelectToggle: list.presenter.didSelectToggle()
    case .didSelectDelete: list.presenter.didSelectDelete()
    case .didSelectNext: list.presenter.didSelectNext()
    case .didClose: list.presenter.didClose()
    case .around(let message): recorder.recording.world.change(by: message)
    }
  })
