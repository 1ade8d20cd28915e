/// The plain lines that show a navigator's top screen.
struct Drawing: Equatable {
  let text: String

  /// - Parameters:
  ///   - navigator: Its top screen is drawn.
  ///   - advice: What to say below a screen that shows nothing.
  ///   - isShort: Whether to leave out the empty lines, what can be typed, and the rows in the middle.
  init(of navigator: Navigator, advice: String, isShort: Bool = false) {
    let screen = navigator.top
    let parts = screen?.parts ?? []
    let isEmpty = parts.allSatisfy(\.isEmpty)
    let heading = [
      screen?.title.onOneLine,
      navigator.isLoading ? "Loading…" : nil,
      isEmpty ? "There is nothing to show yet.\n\(advice)" : nil,
    ]
    let blocks = [
      heading.compactMap { $0 }.filter { !$0.isEmpty },
      parts.flatMap(\.lines).map(\.onOneLine),
      Self.numbered(navigator.rows, isShort: isShort),
      parts.compactMap(\.textPrompt).prefix(1).map { "[ \($0.onOneLine) ]" },
      isShort ? [] : [navigator.keys.footer],
    ]
    text =
      blocks
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: isShort ? "" : "\n")
  }

  private static func numbered(_ rows: [Row], isShort: Bool) -> [String] {
    let width = String(rows.count).count
    let lines = zip(1..., rows).map { number, row in
      let padding = String(repeating: " ", count: width - String(number).count)
      return "\(padding)\(number)  \(row.drawing)"
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
