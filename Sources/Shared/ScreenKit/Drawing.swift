/// The plain lines that show a navigator's top screen.
struct Drawing: Equatable {
  let text: String

  /// - Parameters:
  ///   - navigator: Its top screen is drawn.
  ///   - advice: What to say below a screen that shows nothing.
  ///   - isShort: Whether to leave out the empty lines, what can be typed, and the rows in the middle.
  init(of navigator: Navigator, advice: String, isShort: Bool = false) {
    let screen = navigator.top
    let isEmpty = screen.map { $0.isEmpty } ?? true
    let heading = [
      screen?.title.onOneLine,
      screen?.isLoading == true ? "Loading…" : nil,
      isEmpty ? "There is nothing to show yet.\n\(advice)" : nil,
    ]
    let blocks = [
      heading.compactMap { $0 }.filter { !$0.isEmpty },
      (screen?.lines ?? []).map(\.onOneLine),
      Self.numbered(screen?.rows ?? [], isShort: isShort),
      [screen?.textPrompt].compactMap { $0 }.map { "[ \($0.onOneLine) ]" },
      isShort ? [] : [navigator.keys.footer],
    ]
    text =
      blocks
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: isShort ? "" : "\n")
  }

  private static func numbered(_ rows: [String], isShort: Bool) -> [String] {
    let width = String(rows.count).count
    let lines = zip(1..., rows).map { number, row in
      let padding = String(repeating: " ", count: width - String(number).count)
      return "\(padding)\(number)  \(row.onOneLine)"
    }
    guard isShort, lines.count > 4 else { return lines }
    return lines.prefix(1) + ["…"] + lines.suffix(1)
  }
}

extension Screen {
  fileprivate var isEmpty: Bool {
    lines.isEmpty && rows.isEmpty && !isLoading && textPrompt == nil
  }
}

extension Navigator {
  /// What can be typed now.
  var keys: Keys {
    Keys(
      openRows: top?.rows.isEmpty == false,
      enterText: top?.textPrompt != nil,
      goBack: presented != nil || screens.count > 1
    )
  }
}
