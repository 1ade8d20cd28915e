import CourseKit

/// A page's links and headings, without what stands in code blocks.
struct PageReferences {
  struct Reference: Equatable {
    let target: String
    let line: Int
  }

  private(set) var links: [Reference] = []
  /// What stands in backticks.
  private(set) var quotes: [Reference] = []
  private(set) var anchors: Set<String> = []

  init(_ text: String) {
    var anchors = AnchorNames()
    for element in MarkdownOutline(text).elements {
      switch element.part {
      case .heading(_, let text):
        read(text[...], number: element.line)
        anchors.add(heading: text)
      case .prose(let line):
        read(line[...], number: element.line)
        for id in line.matches(of: /<[^>]*\s(?:id|name)="([^"]+)"/) {
          anchors.add(id: String(id.1))
        }
      case .code: break
      }
    }
    self.anchors = anchors.names
  }

  private mutating func read(_ line: Substring, number: Int) {
    for quote in line.matches(of: /(`+)(.+?)\1/) {
      quotes.append(Reference(target: String(quote.2).trimmed, line: number))
    }
    // A link's text may be code, but code holds no links.
    let prose = line.replacing(/(`+)(.+?)\1/, with: "")
    let targets =
      prose.matches(of: /\]\(\s*<([^>]+)>[^)]*\)/).map(\.1)
      + prose.matches(of: /\]\(\s*([^)<\s]+)[^)]*\)/).map(\.1)
      + prose.matches(of: /^\s*\[[^\]]+\]:\s+(\S+)/).map(\.1)
      + prose.matches(of: /<[^>]*\s(?:href|src)="([^"]+)"/).map(\.1)
    links += targets.map { Reference(target: String($0), line: number) }
  }
}
