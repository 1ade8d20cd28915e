// Compiled on Apple platforms only. Elsewhere this file is empty.
#if canImport(SwiftUI)
  import SwiftUI

  /// View: the SwiftUI version of `TodoListView`.
  ///
  /// The presenter is the same, because it does not know which of the two views reads it.
  struct TodoListSwiftUIView: View {
    @State var presenter: any TodoListPresenterProtocol
    let builder: TodoListBuilder
    @State private var shownRoute: TodoListRoute?
    @State private var newTitle = ""

    var body: some View {
      NavigationStack {
        List {
          if let reason = presenter.reason {
            Text(reason)
          }
          ForEach(presenter.todos) { todo in
            Button(todo.title) { presenter.didSelectTodo(id: todo.id) }
              .strikethrough(todo.isDone)
          }
          TextField("New todo", text: $newTitle)
            .onSubmit {
              presenter.didEnterTodo(title: newTitle)
              newTitle = ""
            }
        }
        .navigationTitle("Todo List")
        .onAppear { presenter.viewDidAppear() }
        .navigationDestination(item: $shownRoute) { route in
          builder.makeView(for: route).id(route)
        }
      }
      .onChange(of: presenter.route, initial: true) { shownRoute = presenter.route }
    }
  }
#endif
