import ArgumentKit
import CourseKit

extension String {
  /// The text for HTML: with nothing in it that is markup, or that turns the direction of what follows.
  var escaped: String {
    lines.map(\.visible).joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  /// The text for HTML, with its code between backticks as code.
  var marked: String { escaped.replacing(/`([^`\n]+)`/) { "<code>\($0.1)</code>" } }
}
