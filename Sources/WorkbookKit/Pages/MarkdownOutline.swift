/// A page, taken apart into headings, blocks of code and the lines between them.
struct MarkdownOutline {
  enum Part: Equatable {
    case heading(level: Int, text: String)
    case code(CodeBlock)
    case prose(String)
  }

  struct CodeBlock: Equatable {
    /// What stands behind the opening fence: "swift".
    let language: String
    var lines: [String] = []
    /// Whether `<!-- sketch -->` stands above it.
    let isSketch: Bool
  }

  struct Element: Equatable {
    let part: Part
    /// The line of the page, counted from 1; of a block, its opening fence.
    let line: Int
  }

  private(set) var elements: [Element] = []

  init(_ text: String) {
    var open: (fence: String, indentation: Int, block: CodeBlock, line: Int)?
    for (index, line) in text.lines.enumerated() {
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

  var blocks: [(block: CodeBlock, line: Int)] {
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
