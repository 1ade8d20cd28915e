import Testing

// The rules of the chapter's second stage.
extension Rule {
  static let identityFromData: Comment = """
    Rule: identity comes from the data. The same data is the same todo, however often it is fetched.
    docs/3-todo-list.md, 3.3
    """
  static let titleIsNoIdentity: Comment = """
    Rule: a title is no identity. Two todos with different numbers are two, even when they read the same.
    docs/3-todo-list.md, 3.3
    """
  static let titleMayChange: Comment = """
    Rule: a title may change, and an identity may not. What has the same number is the same todo.
    docs/3-todo-list.md, 3.3
    """
  static let nextStartIsTheSame: Comment = """
    Rule: an identity outlives the app. What a person tapped yesterday has the same id after the next start.
    docs/3-todo-list.md, 3.3
    """
  static let identityIsAll: Comment = """
    Rule: do what was asked, and nothing else. A todo keeps the title that it was given, and begins as not done.
    docs/3-todo-list.md, 3.3
    """
  static let newIsItself: Comment = """
    Rule: a new todo is nobody's double. It gets an id of its own, even when another todo reads the same.
    docs/3-todo-list.md, 3.3
    """
  static let newIsAppended: Comment = """
    Rule: the interactor appends a todo that it does not know. Those that it knows stay before it.
    docs/3-todo-list.md, 3.4
    """
  static let knownIsReplaced: Comment = """
    Rule: the interactor replaces a todo that it knows. It stays one todo, at its place in the list.
    docs/3-todo-list.md, 3.4
    """
  static let markMayGo: Comment = """
    Rule: what was marked can be marked back. The interactor stores the todo as it was given, done or not.
    docs/3-todo-list.md, 3.4
    """
  static let idDecides: Comment = """
    Rule: the id decides which todo is meant, and neither title nor mark does.
    docs/3-todo-list.md, 3.4
    """
  static let firstListIsChanged: Comment = """
    Rule: a list that was never stored is the first list, and no empty one. The interactor changes what it would have fetched.
    docs/3-todo-list.md, 3.4
    """
  static let answerIsKept: Comment = """
    Rule: what the interactor answers is what the store holds. It has the local data manager save the whole list.
    docs/3-todo-list.md, 3.4
    """
  static let lossIsNoAnswer: Comment = """
    Rule: a change that is not kept has not happened. The interactor lets the store's error through.
    docs/3-todo-list.md, 3.4
    """
  static let keepingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A change is one list to save; a list that could not be read is none.
    docs/3-todo-list.md, 3.4
    """
  static let presenterAsksForChange: Comment = """
    Rule: a presenter changes no todo. It tells the interactor, once, what the person wants.
    docs/3-todo-list.md, 3.5
    """
  static let presenterJudgesNoTitle: Comment = """
    Rule: the interactor judges a title. The presenter hands on what a person typed, to the letter.
    docs/3-todo-list.md, 3.5
    """
  static let answerIsShown: Comment = """
    Rule: the interactor has the last word. The presenter shows its answer, not what it expects to hear.
    docs/3-todo-list.md, 3.5
    """
  static let nothingLeftToShow: Comment = """
    Rule: a detail without its todo has nothing to show. When the todo is gone, its presenter has the router close it.
    docs/3-todo-list.md, 3.5
    """
  static let failureIsTold: Comment = """
    Rule: a swallowed error is a lie. When a change fails, the presenter's state holds the error's reason.
    docs/3-todo-list.md, 3.5
    """
  static let failureChangesNothing: Comment = """
    Rule: a change that failed has not happened. The presenter shows the todos as they were.
    docs/3-todo-list.md, 3.5
    """
  static let failureStaysOpen: Comment = """
    Rule: a screen that is closed tells no reason. When a todo could not be deleted, its detail stays open.
    docs/3-todo-list.md, 3.5
    """
  static let changingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A wish goes to the interactor once; the router hears only of a detail whose todo is gone.
    docs/3-todo-list.md, 3.5
    """
}
