import Observation
import ScreenKit
import TestSupport

@testable import Chapter3TodoList

/// A presenter of the list, whose state the test sets, and which records the view's events.
@Observable
final class TodoListPresenterFake: RecordingDouble<ListScreenRecording>, TodoListPresenterProtocol {
  var todos: [Todo] = []
  var reason: String?
  var route: TodoListRoute?

  func viewDidAppear() { recorder.recording.appearances += 1 }
  func didEnterTodo(title: String) { recorder.recording.typed.append(title) }
  func didSelectTodo(id: Todo.ID) { recorder.recording.tapped.append(id) }
  func didClose(_ route: TodoListRoute) { recorder.recording.closed.append(route) }
}

/// A presenter of the detail, whose state the test sets, and which records the view's events.
@Observable
final class TodoDetailPresenterFake: RecordingDouble<[String]>, TodoDetailPresenterProtocol {
  var todo: Todo?
  var reason: String?
  var events: [String] { recorder.recording }

  convenience init() { self.init(TestSupport.Recorder([])) }

  func viewDidAppear() { recorder.recording.append("appear") }
  func didClose() { recorder.recording.append("close") }
  func didSelectToggle() { recorder.recording.append("toggle") }
  func didSelectDelete() { recorder.recording.append("delete") }
  func didSelectNext() { recorder.recording.append("next") }
}

/// A builder that makes empty screens, and records their routes.
final class TodoListBuilderSpy: RecordingDouble<ListScreenRecording>, TodoListBuilderProtocol {
  var made: [TodoListRoute] { recorder.recording.made }
  /// The screens that it has made, as long as something has them.
  let screens = LeakDetector()
  /// What each screen that is made from now on does when it appears.
  var whenAppeared: () -> Void = {}

  convenience init() { self.init(TestSupport.Recorder(ListScreenRecording())) }

  func makeScreen(for route: TodoListRoute) -> Screen {
    let screen = ActingScreen { [weak self, whenAppeared] in
      self?.recorder.recording.shown += 1
      whenAppeared()
    }
    switch route {
    case .detail(let id): screen.title = "Detail of \(id)"
    }
    recorder.recording.made.append(route)
    screens.watch(screen)
    return screen
  }
}
