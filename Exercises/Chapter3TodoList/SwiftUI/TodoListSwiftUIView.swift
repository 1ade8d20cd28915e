// Compiled on Apple platforms only. Elsewhere this file is empty.
#if canImport(SwiftUI)
  import SwiftUI

  /// View: the SwiftUI version of `TodoListView`.
  ///
  /// The presenter is the same, because it does not know which of the two views reads it.
  struct TodoListSwiftUIView: View {
    // Not private, because the initializer that Swift generates takes it.
    @State var presenter: any TodoListPresenterProtocol
    // Stored like the presenter, since both have to share one router.
    @State var builder: TodoListBuilder
    @State private var newTitle = ""

    var body: some View {
      NavigationStack(path: path) {
        List {
          ForEach(presenter.todos) { todo in
            Button(todo.title) { presenter.didSelectTodo(id: todo.id) }
              .strikethrough(todo.isDone)
          }
          // Beside the field, because the user is there when a todo could not be saved.
          if let reason = presenter.reason {
            Text(reason)
          }
          TextField("New todo", text: $newTitle)
            .onSubmit {
              presenter.didEnterTodo(title: newTitle)
              // If the todo wasn't saved, the user doesn't have to type it again.
              if presenter.reason == nil { newTitle = "" }
            }
        }
        .navigationTitle("Todo List")
        .onAppear { presenter.viewDidAppear() }
        .navigationDestination(for: TodoListRoute.self) { route in
          builder.makeView(for: route).id(route)
        }
      }
    }

    /// The screens over the list.
    ///
    /// When the user goes back, SwiftUI sets a path without the route.
    private var path: Binding<[TodoListRoute]> {
      let route = presenter.route
      return Binding {
        [route].compactMap { $0 }
      } set: { path in
        if let route, !path.contains(route) { presenter.didClose(route) }
      }
    }
  }
#endif
