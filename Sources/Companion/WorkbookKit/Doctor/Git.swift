import CourseKit
import JudgeKit

/// The little that the tool asks git; without git, or outside a repository, the answers are empty.
struct Git {
  let workbook: Workbook

  /// The files that are there, and differ from the last commit.
  private func changedFiles(among paths: [String]) async -> [String] {
    let question = [
      "diff", "--name-only", "-z", "--relative", "--no-renames", "--diff-filter=M", "HEAD", "--",
    ]
    return await output(question + paths)?
      .split(separator: "\0").map(String.init) ?? []
  }

  /// The files that are there, and whose code differs from the last commit.
  ///
  /// An editor or a formatter may have laid them out differently, which changes no code.
  func changedCode(among paths: [String]) async -> [String] {
    var changed: [String] = []
    for path in await changedFiles(among: paths) {
      let isCode = path.hasSuffix(".swift")
      let old = isCode ? await output(["show", "HEAD:./\(path)"])?.lines.codeSubstance : nil
      if old == nil || old != workbook.text(of: path)?.lines.codeSubstance { changed.append(path) }
    }
    return changed
  }

  private func output(_ arguments: [String]) async -> String? {
    let git = Subprocess(
      program: "git", arguments: arguments, folder: workbook.root, timeLimit: .seconds(30),
      outputLimit: 10_000_000, separatesStandardError: true)
    guard let outcome = try? await git.run(), outcome.isSuccess else { return nil }
    return outcome.output
  }
}
