import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 The list's presenter has a todo added, and shows the answer`() async {
    list.didEnterTodo(title: "Sleep")
    await settle()

    #expect(fake.added == ["Sleep"], Rule.presenterAsksForChange)
    #expect(list.todos == fake.todos, Rule.answerIsShown)
  }

  @Test func `3.5 The list's presenter hands on what was typed, as it was typed`() async {
    list.didEnterTodo(title: "  Sleep ")
    await settle()
    list.didEnterTodo(title: " ")
    await settle()

    #expect(fake.added == ["  Sleep ", " "], Rule.presenterJudgesNoTitle)
  }

  @Test func `3.5 The detail's presenter has its todo toggled, and shows the answer`() async {
    detail.viewDidAppear()

    detail.didSelectToggle()
    await settle()

    #expect(fake.toggled == [Todo.bread.id], Rule.presenterAsksForChange)
    #expect(detail.todo == .bread.whenDone, Rule.answerIsShown)

    detail.didSelectToggle()
    await settle()

    #expect(fake.toggled == [Todo.bread.id, Todo.bread.id], Rule.presenterAsksForChange)
    #expect(detail.todo == .bread, Rule.answerIsShown)
  }

  @Test func `3.5 The detail's presenter has its todo deleted, and shows the answer`() async {
    detail.viewDidAppear()

    detail.didSelectDelete()
    await settle()

    #expect(fake.deleted == [Todo.bread.id], Rule.presenterAsksForChange)
    #expect(detail.todo == nil, Rule.answerIsShown)
    #expect(router.closes == [Todo.bread.id], Rule.nothingLeftToShow)
  }

  @Test func `3.5 The presenters show the answer, also when it is not what they expect`() async {
    let renamed = Todo(id: Todo.bread.id, title: "Buy two loaves")
    list.viewDidAppear()
    detail.viewDidAppear()
    await settle()

    fake.answer = [renamed]
    list.didEnterTodo(title: "Sleep")
    detail.didSelectToggle()
    await settle()
    #expect(list.todos == [renamed], Rule.answerIsShown)
    #expect(detail.todo == renamed, Rule.answerIsShown)

    fake.answer = [renamed.whenDone]
    detail.didSelectDelete()
    await settle()
    #expect(detail.todo == renamed.whenDone, Rule.answerIsShown)
  }

  @Test func `3.5 A change that failed changes nothing, and is told until one succeeds`() async {
    let error = TodoListError.storeUnwritable(path: "todos.json")
    list.viewDidAppear()
    detail.viewDidAppear()
    await settle()
    fake.changeError = error

    list.didEnterTodo(title: "Sleep")
    await settle()
    #expect(list.reason == error.reason, Rule.failureIsTold)
    #expect(list.todos == [.call, .bread], Rule.failureChangesNothing)

    detail.didSelectToggle()
    await settle()
    #expect(detail.reason == error.reason, Rule.failureIsTold)
    #expect(detail.todo == .bread, Rule.failureChangesNothing)

    fake.changeError = nil
    list.didEnterTodo(title: "Sleep")
    detail.didSelectToggle()
    await settle()
    #expect(list.reason == nil, Rule.reasonEnds)
    #expect(detail.reason == nil, Rule.reasonEnds)
  }

  @Test func `3.5 A todo that could not be deleted is still there, and the screen says why`()
    async
  {
    let error = TodoListError.storeUnwritable(path: "todos.json")
    detail.viewDidAppear()
    fake.changeError = error

    detail.didSelectDelete()
    await settle()

    #expect(detail.reason == error.reason, Rule.failureIsTold)
    #expect(detail.todo == .bread, Rule.failureChangesNothing)
    #expect(router.closes == [], Rule.failureStaysOpen)
  }
}
