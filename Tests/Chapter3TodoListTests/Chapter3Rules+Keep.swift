import Testing

// The rules of the second stage.
extension Rule {
  static let identityFromData: Comment = """
    Rule: Identity comes from the data. The same data is the same todo, however often it is fetched.
    docs/3-todo-list.md, 3.3
    """
  static let titleIsNoIdentity: Comment = """
    Rule: A title is no identity. Two todos with different numbers are different todos, even if they have the same title.
    docs/3-todo-list.md, 3.3
    """
  static let numberDecides: Comment = """
    Rule: Two todos with different numbers are different todos. No two numbers lead to the same id, however large they are.
    docs/3-todo-list.md, 3.3
    """
  static let titleMayChange: Comment = """
    Rule: A title may change, but an identity may not. Todos with the same number are the same todo.
    docs/3-todo-list.md, 3.3
    """
  static let nextLaunchIsTheSame: Comment = """
    Rule: A stable identity outlives the app. After the next launch, the same todo still has the same id.
    docs/3-todo-list.md, 3.3
    """
  static let identityIsAll: Comment = """
    Rule: No side effects. A todo keeps the title that it was given, and it is not completed yet.
    docs/3-todo-list.md, 3.3
    """
  static let newIsUnique: Comment = """
    Rule: Every new todo gets a unique id, even if another todo has the same title.
    docs/3-todo-list.md, 3.3
    """
  static let newIsAppended: Comment = """
    Rule: The interactor appends a todo that is not in the list yet. All other todos stay before it, in the same order.
    docs/3-todo-list.md, 3.4
    """
  static let knownIsReplaced: Comment = """
    Rule: The interactor replaces a todo that is already in the list. It remains one todo, in the same place.
    docs/3-todo-list.md, 3.4
    """
  static let completionCanBeUndone: Comment = """
    Rule: The user can take a completion back. The interactor saves the todo in its place, exactly as it received it, completed or not.
    docs/3-todo-list.md, 3.4
    """
  static let idDecides: Comment = """
    Rule: The id decides which todo is meant. Two todos can have the same title, and a status changes.
    docs/3-todo-list.md, 3.4
    """
  static let firstListIsChanged: Comment = """
    Rule: As long as nothing was saved, the list is the first list, not an empty one. The interactor changes what it would fetch.
    docs/3-todo-list.md, 3.4
    """
  static let resultIsSaved: Comment = """
    Rule: The store is the single source of truth. The interactor saves the whole list, and returns what it has saved.
    docs/3-todo-list.md, 3.4
    """
  static let storeIsRead: Comment = """
    Rule: The store is the single source of truth. Each change begins with the list that is stored now, even an empty one, and not with one that was read before.
    docs/3-todo-list.md, 3.4
    """
  static let errorIsPropagated: Comment = """
    Rule: A change that couldn't be saved has not happened. The interactor propagates the store's error.
    docs/3-todo-list.md, 3.4
    """
  static let failedIsForgotten: Comment = """
    Rule: A change that couldn't be saved has not happened. The user was told so, and the next change doesn't repeat it.
    docs/3-todo-list.md, 3.4
    """
  static let savingIsAll: Comment = """
    Rule: No side effects. One change saves one list. If the list could not be read, nothing is saved.
    docs/3-todo-list.md, 3.4
    """
  static let presenterAsksForChange: Comment = """
    Rule: A presenter doesn't change todos. It passes each request of the user to the interactor, exactly once, whatever happened before.
    docs/3-todo-list.md, 3.5
    """
  static let everyRequestCounts: Comment = """
    Rule: Every request counts. A second one may follow in the same turn, and the presenter passes on both, even if they are equal.
    docs/3-todo-list.md, 3.5
    """
  static let titleIsPassedOn: Comment = """
    Rule: Which titles are valid is a business rule. The presenter passes on exactly what the user typed.
    docs/3-todo-list.md, 3.5
    """
  static let resultIsShown: Comment = """
    Rule: Show the result, not the wish. The presenter shows the list that the interactor returned, not the one that it expects.
    docs/3-todo-list.md, 3.5
    """
  static let resultIsWhole: Comment = """
    Rule: Each result is the whole list. The detail keeps all of it, because "Next todo" leads to the todo that follows in that list.
    docs/3-todo-list.md, 3.5
    """
  static let resultIsReturned: Comment = """
    Rule: A change returns its result. The presenter shows the returned list, and does not fetch it a second time.
    docs/3-todo-list.md, 3.5
    """
  static let nothingLeftToShow: Comment = """
    Rule: A detail without its todo has nothing to show. When the todo no longer exists, its presenter has the router close it.
    docs/3-todo-list.md, 3.5
    """
  static let failureIsShown: Comment = """
    Rule: Don't swallow errors. When a change fails, the presenter's state contains the error's reason.
    docs/3-todo-list.md, 3.5
    """
  static let failureIsKnownAtOnce: Comment = """
    Rule: A text that wasn't saved must not get lost. When `didEnterTodo(title:)` returns, the presenter has the reason already.
    docs/3-todo-list.md, 3.5
    """
  static let failureChangesNothing: Comment = """
    Rule: A change that failed has not happened. The presenter still shows the todos as they were before.
    docs/3-todo-list.md, 3.5
    """
  static let failureStaysOpen: Comment = """
    Rule: A closed screen can't show an error message. When a todo could not be deleted, its detail stays open.
    docs/3-todo-list.md, 3.5
    """
  static let requestOutlivesItsSender: Comment = """
    Rule: What the user has requested happens. It must not depend on the presenter's lifetime, because the screen may close at once.
    docs/3-todo-list.md, 3.5
    """
  static let changingIsAll: Comment = """
    Rule: No side effects. A change goes to the interactor once; the router is only called to close a detail whose todo is deleted.
    docs/3-todo-list.md, 3.5
    """
}
