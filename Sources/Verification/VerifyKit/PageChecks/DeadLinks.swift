import CourseKit
import Foundation

/// Finds the links and quoted paths of pages that lead nowhere.
struct DeadLinks {
  /// What a path in backticks begins with, to count as one of ours.
  private static let roots = ["Sources/", "Tests/", "Exercises/", "Solutions/", "docs/"]

  let workbook: Workbook

  func findings() -> [Finding] {
    let read = workbook.pages.map { ($0, PageReferences(workbook.text(of: $0) ?? "")) }
    let anchors = Dictionary(uniqueKeysWithValues: read.map { ($0, $1.anchors) })
    return read.flatMap { page, content in
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      let links = content.links.compactMap { link in
        problem(with: link.target, from: folder, page: page, anchors: anchors)
          .map {
            Finding("\($0) It is linked to as '\(link.target)'.", file: page, line: link.line)
          }
      }
      let quotes = content.quotes.filter(Self.isPath).compactMap { quote in
        problem(
          with: String(quote.target.prefix { $0 != ":" }), from: "", page: page, anchors: anchors
        ).map { Finding("\($0) It is quoted here.", file: page, line: quote.line) }
      }
      return (links + quotes).sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
    }
  }

  /// Whether something in backticks is a path of the workbook, and not a pattern of paths.
  private static func isPath(_ quote: PageReferences.Reference) -> Bool {
    roots.contains { quote.target.hasPrefix($0) }
      && !quote.target.contains { "…*<>{}()$ ".contains($0) }
  }

  private func problem(
    with target: String, from folder: String, page: String, anchors: [String: Set<String>]
  ) -> String? {
    if target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:/) != nil { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    let place = parts.first ?? ""
    guard let path = place.isEmpty ? page : resolve(place, from: folder), workbook.exists(path)
    else { return "There is no file \(place)." }
    guard parts.count == 2, let known = anchors[path], !known.contains(parts[1]) else { return nil }
    return "\(path) has no heading with the anchor #\(parts[1])."
  }

  /// A link's path from the root; nil when it leaves the workbook.
  private func resolve(_ target: String, from folder: String) -> String? {
    var parts = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
