/// What the user sees and can type now, on the top screen and its children.
extension Navigator {
  /// Whether one of them waits for something.
  package var isLoading: Bool { top?.isPartLoading == true }

  var rows: [Row] { top?.parts.flatMap(\.ownRows) ?? [] }

  /// The row with a number, as the user types it; nil when there is none.
  func row(_ number: String) -> Row? {
    let rows = rows
    guard let number = Int(number), rows.indices.contains(number - 1) else { return nil }
    return rows[number - 1]
  }

  var keys: Keys {
    let rows = rows
    return Keys(
      openRows: !rows.isEmpty,
      pressButtons: rows.contains { !$0.buttons.isEmpty },
      enterText: top?.parts.contains { $0.textPrompt != nil } == true,
      goBack: (presented as? Alert)?.canCancel ?? (presented != nil || screens.count > 1)
    )
  }

  /// Whether a typed line would choose a row, press a button or fill a field.
  package func takes(_ line: String) -> Bool {
    switch Command(line, where: keys) {
    case .openRow(let number): row(number) != nil
    case .pressButton(let letter, let number): row(number)?.button(letter) != nil
    case .enterText: true
    case .goBack, .quit, .help, .showAgain, .unknown: false
    }
  }
}
