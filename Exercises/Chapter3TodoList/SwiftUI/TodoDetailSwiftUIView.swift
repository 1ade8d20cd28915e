// Compiled on Apple platforms only. Elsewhere this file is empty.
#if canImport(SwiftUI)
  import SwiftUI

  /// View: the SwiftUI version of `TodoDetailView`.
  struct TodoDetailSwiftUIView: View {
    // Not private, because the initializer that Swift generates takes it.
    @State var presenter: any TodoDetailPresenterProtocol

    var body: some View {
      List {
        if let reason = presenter.reason {
          Text(reason)
        }
        if let todo = presenter.todo {
          Text(todo.isDone ? "Completed." : "Not completed yet.")
          Button(todo.isDone ? "Reopen" : "Complete") { presenter.didSelectToggle() }
          Button("Delete", role: .destructive) { presenter.didSelectDelete() }
          Button("Next todo") { presenter.didSelectNext() }
        }
      }
      .navigationTitle(presenter.todo?.title ?? "Todo")
      .onAppear { presenter.viewDidAppear() }
    }
  }
#endif
