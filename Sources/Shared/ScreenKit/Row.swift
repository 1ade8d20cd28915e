/// A row that the user sees, and the screen that it belongs to.
struct Row {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  let screen: Screen
  /// Its place in `rows` of that screen, from 0.
  let index: Int
  let title: String
  /// The titles of its buttons.
  let buttons: [String]

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

extension Screen {
  /// The rows of this screen alone.
  ///
  /// Observed properties are read once, because each reading costs something, and a list may be long.
  var ownRows: [Row] {
    let buttons = rowButtons
    return rows.enumerated().map { index, title in
      Row(
        screen: self, index: index, title: title,
        buttons: index < buttons.count ? buttons[index] : [])
    }
  }
}
