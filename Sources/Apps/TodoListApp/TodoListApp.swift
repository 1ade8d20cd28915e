import AppSupport
import Chapter3TodoList

@main struct TodoListApp {
  static func main() async {
    let app = ChapterApp(
      "TodoListApp", chapter: 3,
      summary: "Lists todos, opens one, and saves what you add, complete and delete in a file.",
      store: ".workbook/todo-list/todos.json")
    await app.run { _, environment in
      TodoListBuilder(store: environment.store).makeTodoListScreen()
    }
  }
}
