import CourseKit

extension String {
  /// A page's drawing below a comment such as `<!-- owners: List/, FleaMarket -->`, and what the comment names.
  func drawing(of subject: String) -> (scope: [String], diagram: Diagram)? {
    let form = /<!-- (\w+): (.+?) -->\s*?\n\x60{3}mermaid\n(.*?)\x60{3}/.dotMatchesNewlines()
    guard let match = matches(of: form).first(where: { $0.1 == subject }),
      let diagram = Diagram(String(match.3).lines)
    else { return nil }
    return (match.2.split(separator: ",").map(\.trimmed), diagram)
  }

  /// A page that draws, and does not say where its drawing of a subject is.
  func lacksDrawing(of subject: String) -> String? {
    guard contains(/\x60{3}mermaid\n(%%.*\n)?flowchart/), drawing(of: subject) == nil else {
      return nil
    }
    return "No drawing says that it shows the \(subject): `<!-- \(subject): … -->` above it."
  }
}
