// Compiled on Apple platforms only. Elsewhere this file is empty.
#if canImport(SwiftUI)
  import SwiftUI

  extension TodoListBuilder {
    /// Makes the view that a SwiftUI app begins with.
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
