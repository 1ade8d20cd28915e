import ScreenKit

/// All that the user sees of a screen.
nonisolated struct Look: Equatable {
  var title = ""
  var lines: [String] = []
  var rows: [String] = []
  var isLoading = false
  var textPrompt: String?
  var isSheet = false
}

extension Look {
  @MainActor init(_ screen: Screen) {
    self.init(
      title: screen.title, lines: screen.lines, rows: screen.rows,
      isLoading: screen.isLoading, textPrompt: screen.textPrompt)
  }
}

nonisolated extension Look: CustomStringConvertible {
  var description: String {
    let parts = [
      title.debugDescription,
      lines.isEmpty ? nil : "with the text \(lines)",
      rows.isEmpty ? nil : "with the rows \(rows)",
      isLoading ? "loading" : nil,
      textPrompt.map { "with the text field \($0.debugDescription)" },
      isSheet ? "as a sheet" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Navigator {
  /// The looks of all its screens, from the bottom to the top.
  var looks: [Look] {
    var looks = screens.map(Look.init)
    if let presented {
      looks.append(Look(presented))
      looks[looks.count - 1].isSheet = true
    }
    return looks
  }
}
