/// What the user can type on a screen.
struct Keys {
  var openRows = true
  var pressButtons = false
  var enterText = true
  var goBack = true

  /// One short line for the foot of a screen.
  var footer: String {
    let parts = [
      openRows ? "a number and Return choose a row" : nil,
      pressButtons ? "1a presses a button" : nil,
      enterText ? (openRows ? "other text fills the field" : "text fills the field") : nil,
      goBack ? "b back" : nil,
      "q quit",
      "? help",
    ]
    .compactMap { $0 }
    .joined(separator: " · ")
    return openRows || enterText ? parts.prefix(1).uppercased() + parts.dropFirst() : parts
  }

  /// A sentence for each.
  var help: [String] {
    [
      "Press Return after each input.",
      openRows ? "A number chooses the row with that number." : nil,
      pressButtons ? "A number and a letter, such as 1a, press that button in that row." : nil,
      enterText
        ? "Other text fills the field [ ], if there is one. Type a space first to enter \(examples) as text."
        : nil,
      goBack ? "b goes back to the previous screen." : nil,
      "q quits.",
      "? prints this help.",
      "An empty line shows the screen again.",
    ]
    .compactMap { $0 }
  }

  /// Keys that could be meant as text.
  private var examples: String { pressButtons ? "'b', '2' or '1a'" : "'b' or '2'" }
}
