/// A page, taken apart into headings, blocks of code and the lines between them.
package struct MarkdownOutline: Sendable {
  package enum Part: Equatable, Sendable {
    case heading(level: Int, text: String)
    case code(CodeBlock)
    case prose(String)
  }

  package struct CodeBlock: Equatable, Sendable {
    /// What stands behind the opening fence: "swift".
    package let language: String
    package var lines: [String] = []
    /// Whether `<!-- sketch -->` stands above it.
    package let isSketch: Bool
  }

  package struct Element: Equatable, Sendable {
    package let part: Part
    /// The line of the page, counted from 1; of a block, its opening fence.
    package let line: Int
  }

  package private(set) var elements: [Element] = []
  let lines: [String]

  package init(_ text: String) {
    lines = text.lines
    var open: (fence: String, indentation: Int, block: CodeBlock, line: Int)?
    for (index, line) in lines.enumerated() {
      let start = line.drop { $0 == " " }
      if let fence = open?.fence, start.hasPrefix(fence),
        start.trimmed.allSatisfy({ $0 == fence.first })
      {
        finish(&open)
      } else if let indentation = open?.indentation {
        let common = min(indentation, line.count - start.count)
        open?.block.lines.append(String(line.dropFirst(common)))
      } else if start.hasPrefix("```") || start.hasPrefix("~~~") {
        let fence = start.prefix { $0 == start.first }
        let block = CodeBlock(
          language: start.dropFirst(fence.count).trimmed, isSketch: isBelowSketchMark)
        open = (String(fence), line.count - start.count, block, index + 1)
      } else if let heading = line.wholeMatch(of: /(#{1,6})\s+(.+?)(?:\s+#+)?\s*/) {
        let part = Part.heading(level: heading.1.count, text: String(heading.2))
        elements.append(Element(part: part, line: index + 1))
      } else {
        elements.append(Element(part: .prose(line), line: index + 1))
      }
    }
    finish(&open)
  }

  package var blocks: [(block: CodeBlock, line: Int)] {
    elements.compactMap { element in
      if case .code(let block) = element.part { (block, element.line) } else { nil }
    }
  }

  private var isBelowSketchMark: Bool {
    elements.last { $0.part != .prose("") }?.part == .prose("<!-- sketch -->")
  }

  private mutating func finish(
    _ open: inout (fence: String, indentation: Int, block: CodeBlock, line: Int)?
  ) {
    guard let (_, _, block, line) = open else { return }
    elements.append(Element(part: .code(block), line: line))
    open = nil
  }
}
