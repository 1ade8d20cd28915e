// Compiled on Apple platforms only. Elsewhere this file is empty.
#if canImport(SwiftUI)
  import SwiftUI

  extension TodoListBuilder {
    /// Creates the first view of a SwiftUI app, for one window: another one needs a builder with a router of its own.
    public func makeTodoListView() -> some View {
      TodoListSwiftUIView(
        presenter: TodoListPresenter(interactor: interactor, router: router), builder: self)
    }

    @ViewBuilder
    func makeView(for route: TodoListRoute) -> some View {
      switch route {
      case .detail(let id):
        TodoDetailSwiftUIView(
          presenter: TodoDetailPresenter(id: id, interactor: interactor, router: router))
      }
    }
  }
#endif
