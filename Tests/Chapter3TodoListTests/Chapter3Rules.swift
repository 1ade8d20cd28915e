import Testing

/// The rules of chapter 3, which its tests print.
enum Rule {
  static let idleWhenMade: Comment = """
    Rule: Creating a module has no side effects. A test or a preview needs no stored todos to create one.
    docs/3-todo-list.md, 3.1
    """
  static let makingIsAll: Comment = """
    Rule: No side effects. A presenter that was just created keeps its injected collaborators, and shows no todos yet.
    docs/3-todo-list.md, 3.1
    """
  static let workOnAppearance: Comment = """
    Rule: Load when the screen appears. Every time it appears, the presenter asks the interactor exactly once, and shows the result.
    docs/3-todo-list.md, 3.1
    """
  static let resultIsShownAtOnce: Comment = """
    Rule: Show at once what you have fetched. A result that is shown a turn later replaces what has changed in between.
    docs/3-todo-list.md, 3.1
    """
  static let failedFetchIsShown: Comment = """
    Rule: Don't swallow errors. When a fetch fails, the presenter's state contains the error's reason.
    docs/3-todo-list.md, 3.1
    """
  static let oldTodosStay: Comment = """
    Rule: Old data is better than no data. When a fetch fails, the presenter keeps the todos that it showed before.
    docs/3-todo-list.md, 3.1
    """
  static let reasonEnds: Comment = """
    Rule: An error message lasts until the next success. When the presenter shows a result, its reason is nil.
    docs/3-todo-list.md, 3.1
    """
  static let appearingIsAll: Comment = """
    Rule: No side effects. When the list appears, it loads its todos; it changes none of them, and does not navigate.
    docs/3-todo-list.md, 3.1
    """
  static let stateIsObservable: Comment = """
    Rule: A presenter doesn't trigger redraws. Its state is observable, so every view that has read it is notified of the change.
    docs/3-todo-list.md, 3.2
    """
  static let viewReadsState: Comment = """
    Rule: A view has no separate copy of the state. On every update, it displays all of its presenter's state, each text whole and unchanged.
    docs/3-todo-list.md, 3.2
    """
  static let linesEnd: Comment = """
    Rule: An update also removes. Without an error message, the view shows no line, neither an old message nor its first placeholder.
    docs/3-todo-list.md, 3.2
    """
  static let rowIsItsTodo: Comment = """
    Rule: A tap on a row selects the todo in that row. The view shows one row for each todo, in the presenter's order.
    docs/3-todo-list.md, 3.2
    """
  static let rowShowsStatus: Comment = """
    Rule: The view formats its rows, and text(for:) does that here. Every row shows whether its todo is completed.
    docs/3-todo-list.md, 3.2
    """
  static let updatingOnlyReads: Comment = """
    Rule: An update can happen at any time, and often. It only reads the presenter's state, and starts nothing.
    docs/3-todo-list.md, 3.2
    """
  static let redrawByObservation: Comment = """
    Rule: A change of observable state redraws every screen that read it during its update. No code has to ask for that.
    docs/3-todo-list.md, 3.2
    """
  static let drawingIsAll: Comment = """
    Rule: No side effects. An update sets rows and lines; the title, the text field and the other screens stay as they are.
    docs/3-todo-list.md, 3.2
    """
}
