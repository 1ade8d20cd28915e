import ScreenKit

/// All that a person sees of a screen.
struct Look: Equatable {
  var title = ""
  var lines: [String] = []
  var rows: [String] = []
  var isLoading = false
  var textPrompt: String?
  var isSheet = false
}

extension Look {
  init(_ screen: Screen) {
    self.init(
      title: screen.title, lines: screen.lines, rows: screen.rows,
      isLoading: screen.isLoading, textPrompt: screen.textPrompt)
  }
}

extension Look: CustomStringConvertible {
  var description: String {
    let parts = [
      title.debugDescription,
      lines.isEmpty ? nil : "saying \(Listing(lines))",
      rows.isEmpty ? nil : "with the rows \(Listing(rows))",
      isLoading ? "loading" : nil,
      textPrompt.map { "asking \($0.debugDescription)" },
      isSheet ? "as a sheet" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Navigator {
  /// The looks of all its screens, the covered ones first.
  var looks: [Look] {
    var looks = screens.map(Look.init)
    if let presented {
      looks.append(Look(presented))
      looks[looks.count - 1].isSheet = true
    }
    return looks
  }
}
