import Foundation

/// What stands at a path where a text is looked for.
package enum FileContent: Equatable, Sendable {
  /// The most that a file may hold, in bytes: the compiler needs minutes for larger code.
  package static let sizeLimit = 200_000

  /// A text, with a line feed at the end of each line.
  case text(String)
  case nothing
  /// Something that is no text or cannot be read; it may still be a learner's work.
  case problem(FileProblem)

  /// Looks at a place.
  ///
  /// - Parameter name: What to call it in a message.
  init(of url: URL, name: String) {
    if let problem = FileProblem(sizeOf: url, name: name) {
      self = .problem(problem)
      return
    }
    do {
      let data = try Data(contentsOf: url)
      let text = String(data: data, encoding: .utf8)
      self = text.map { .text($0.withLineFeeds) } ?? .problem(.otherEncoding(name))
    } catch {
      switch FileProblem.code(of: error) {
      case EISDIR: self = .problem(.folder(name))
      case ENOENT:
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
        self = target.map { .problem(.brokenLink(name, to: $0)) } ?? .nothing
      default: self = .problem(FileProblem(error))
      }
    }
  }

  /// What to say of a file that has to be there; nil when it is.
  ///
  /// Only where nothing stands is it safe to bring the file back.
  package func complaint(of path: String, in workbook: Workbook) -> String? {
    switch self {
    case .text(""): "The file is empty. \(workbook.wayBack(to: [path]))"
    case .text: nil
    case .nothing: "The file is missing. \(workbook.wayBack(to: [path]))"
    case .problem(let problem): problem.description
    }
  }

  package var problem: FileProblem? {
    if case .problem(let problem) = self { problem } else { nil }
  }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
}
