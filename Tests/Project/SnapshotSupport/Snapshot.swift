import Foundation
import Testing

/// Expects that an output equals its snapshot, which is a file in `Tests/Project/Snapshots`.
///
/// With `SNAPSHOTS=write` in the environment, the file is written instead.
///
/// - Parameters:
///   - output: What was printed, with a fixed word for each path, time or number that changes from run to run.
///   - name: The name of the file, whose folder has the name of the suite.
public func expect(
  _ output: String, equalsSnapshot name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let suite = sourceLocation.fileName.prefix { !".+".contains($0) }
  let snapshot = Snapshot(suite: String(suite), name: name)
  guard let complaint = snapshot.complaint(about: output) else { return }
  if ProcessInfo.processInfo.environment["SNAPSHOTS"] != "write" {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
    return
  }
  do {
    try snapshot.write(output)
    print("Wrote \(snapshot.path)")
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// Expects that lines equal their snapshot.
public func expect(
  _ lines: some Sequence<String>, equalsSnapshot name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    lines.map { "\($0)\n" }.joined(), equalsSnapshot: name, sourceLocation: sourceLocation)
}

/// An output of the tools, as it was when it was last found right.
struct Snapshot {
  static let folder = "Tests/Project/Snapshots"

  let suite: String
  let name: String

  /// The file, from the project's root.
  var path: String { "\(Self.folder)/\(suite)/\(name).txt" }

  private var url: URL {
    URL(filePath: #filePath).appending(path: "../../../../\(path)").standardizedFileURL
  }

  /// Where an output first differs, and what to type if it is right; nil when it is the same.
  func complaint(about output: String) -> String? {
    let text = try? String(contentsOf: url, encoding: .utf8)
    if text == output { return nil }
    let (old, new) = (lines(text ?? ""), lines(output))
    let same = zip(old, new).prefix(while: ==).count
    let (oldRest, newRest) = (old.dropFirst(same), new.dropFirst(same))
    let sameAtEnd = zip(oldRest.reversed(), newRest.reversed()).prefix(while: ==).count
    let changes = [("-", oldRest), ("+", newRest)].flatMap { sign, lines in
      lines.dropLast(sameAtEnd).prefix(3).map { "\(sign) \($0)\n" }
    }
    return (text == nil ? "There is no \(path).\n" : "\(path):\(same + 1) differs.\n")
      + changes.joined() + "If the output is right, type:\n"
      + "SNAPSHOTS=write MAINTAINER=1 WORKBOOK=solutions swift test --filter \(suite)"
  }

  func write(_ output: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try output.write(to: url, atomically: true, encoding: .utf8)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
