/// A row that the user sees, on the screen that it belongs to.
struct Row {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  let screen: Screen
  /// Its place in `rows` of that screen, from 0.
  let index: Int

  private var title: String { screen.rows.dropFirst(index).first ?? "" }

  /// The titles of its buttons.
  var buttons: [String] { screen.rowButtons.dropFirst(index).first ?? [] }

  /// The place of a button in the row, by its letter; nil when there is none.
  func button(_ letter: Character) -> Int? {
    zip(Self.letters, buttons.indices).first { $0.0 == letter }?.1
  }

  /// The row as a terminal shows it, with a letter for each button.
  var drawing: String {
    let buttons = zip(Self.letters, buttons).map { "[\($0) \($1.onOneLine)]" }
    return ([title.onOneLine] + buttons).joined(separator: "  ")
  }
}

extension Navigator {
  /// The rows that the user sees, of the top screen and its children.
  var rows: [Row] {
    (top?.parts ?? []).flatMap { part in part.rows.indices.map { Row(screen: part, index: $0) } }
  }
}
