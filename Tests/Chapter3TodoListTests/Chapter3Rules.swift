import Testing

/// The rules of chapter 3, as its tests print them.
enum Rule {
  static let idleWhenMade: Comment = """
    Rule: to make a module is not to use it. A presenter that was just made has asked its interactor for nothing.
    docs/3-todo-list.md, 3.1
    """
  static let makingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A presenter that was just made has the partners that it was given, and shows no todos.
    docs/3-todo-list.md, 3.1
    """
  static let workOnAppearance: Comment = """
    Rule: work begins on appearance. Each time its screen appears, the presenter asks the interactor once, and shows the answer.
    docs/3-todo-list.md, 3.1
    """
  static let failedFetchIsTold: Comment = """
    Rule: a swallowed error is a lie. When a fetch fails, the presenter's state holds the error's reason.
    docs/3-todo-list.md, 3.1
    """
  static let oldTodosStay: Comment = """
    Rule: an old answer is better than none. When a fetch fails, the presenter shows the todos that it showed before.
    docs/3-todo-list.md, 3.1
    """
  static let reasonEnds: Comment = """
    Rule: a reason lasts until the next answer. When the presenter shows an answer, its reason is nil.
    docs/3-todo-list.md, 3.1
    """
  static let appearingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A list that appears asks for its todos; it changes none, and goes nowhere.
    docs/3-todo-list.md, 3.1
    """
  static let stateIsObservable: Comment = """
    Rule: a presenter orders no redraw. Its state is observable: whoever read it is told that it changes.
    docs/3-todo-list.md, 3.2
    """
  static let viewReadsState: Comment = """
    Rule: a view shows its presenter's state and keeps none of its own. Each time it updates, it reads all of it again.
    docs/3-todo-list.md, 3.2
    """
  static let rowIsItsTodo: Comment = """
    Rule: a tap on a row means the todo that the row shows. The view has its rows in the presenter's order.
    docs/3-todo-list.md, 3.2
    """
  static let rowTellsMark: Comment = """
    Rule: a view words what it shows, and text(for:) has the words. A row says whether its todo is done.
    docs/3-todo-list.md, 3.2
    """
  static let readingAsksNobody: Comment = """
    Rule: a drawing may happen at any time, and often. A view that draws reads its presenter and starts nothing.
    docs/3-todo-list.md, 3.2
    """
  static let redrawByObservation: Comment = """
    Rule: what a screen has read draws it again. A view reads its presenter when it updates, and nobody orders it to.
    docs/3-todo-list.md, 3.2
    """
  static let drawingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A drawing sets rows and lines. The title, the text field and the other screens stay as they are.
    docs/3-todo-list.md, 3.2
    """
}
