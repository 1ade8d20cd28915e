import CourseKit
import MutationKit

extension SolutionFile {
  /// Takes a file apart at the bodies of its methods and computed properties.
  ///
  /// - Parameter text: Code as `swift format` lays it out.
  init(bodiesOf text: String, path: String, chapter: Chapter) {
    let lines = text.lines.flatMap(\.unfolded)
    var pieces: [Piece] = []
    var given: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      given.append(line)
      index += 1
      let indentation = String(line.prefix { $0 == " " })
      guard line.opensBody(below: lines[..<(index - 1)]),
        let end = lines[index...].firstIndex(where: { $0.hasPrefix(indentation + "}") }),
        let first = lines[index..<end].first(where: \.isCode), !first.isAccessor
      else { continue }
      let body = Array(lines[index..<end])
      let region = Region.body(
        body, in: path, at: index + 1, indentation: indentation + "  ", of: chapter)
      pieces += [.given(given), .region(region)]
      given = []
      index = end
    }
    self.init(path: path, pieces: pieces + [.given(given)])
  }

  /// The names of the stored variables, without weak ones, which refer to collaborators.
  var variables: [Substring] {
    pieces.flatMap { piece in
      guard case .given(let lines) = piece else { return [Substring]() }
      return lines.compactMap { line in
        line.wholeMatch(
          of: /\ +(?:(?:private|static)(?:\(set\))? )*var (\w+)(?:: [^={]+)?(?: = .+)?/)?.1
      }
    }
  }
}

extension String {
  /// A body in one line as three lines, so that it has lines of its own; any other line as it is.
  fileprivate var unfolded: [String] {
    guard
      let match = wholeMatch(
        of: /( *)((?:\S+ )*?(?:func |init\(|init\?\(|var \w+: [^={]+\{).*?) ?(.+?) ?\}/),
      let opening = (match.2 + match.3).firstIndex(of: "{")
    else { return [self] }
    let code = match.2 + match.3
    let body = String(code[code.index(after: opening)...]).trimmed
    let isRequirement = body.wholeMatch(
      of: /(?:(?:mutating |nonmutating )?get(?: (?:async|throws))*)?(?: ?set)?/)
    guard isRequirement == nil, !body.isEmpty else { return [self] }
    return ["\(match.1)\(code[...opening])", "\(match.1)  \(body)", "\(match.1)}"]
  }

  /// Whether a line opens the body of a method or a computed property.
  fileprivate func opensBody(below above: ArraySlice<String>) -> Bool {
    guard hasSuffix(" {") else { return false }
    let indentation = String(prefix { $0 == " " })
    let opener =
      trimmed.hasPrefix(")")
      ? above.last { line in
        line.isCode && line.hasPrefix(indentation) && !line.hasPrefix(indentation + " ")
      } ?? "" : self
    return opener.contains(/^ *(?:\S+ )*?(?:func \S|init[?]?[(<]|subscript\()/)
      || opener.contains(/^ *(?:\S+ )*?var \w+: [^={]+ \{$/)
  }

  /// Whether a line belongs to the accessors or observers of a property.
  fileprivate var isAccessor: Bool {
    trimmed.contains(/^(?:(?:mutating|nonmutating) )?(?:get|set|willSet|didSet|_modify)\b/)
  }
}
