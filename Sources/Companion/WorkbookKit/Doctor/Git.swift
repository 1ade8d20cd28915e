import CourseKit
import JudgeKit

/// The little that the tool asks git; without git, or outside a repository, the answers are empty.
struct Git {
  let workbook: Workbook

  /// The files that are there, and differ from the last commit.
  func changedFiles(among paths: [String]) async -> [String] {
    let question = [
      "diff", "--name-only", "-z", "--relative", "--no-renames", "--diff-filter=M", "HEAD", "--",
    ]
    return await output(question + paths)?
      .split(separator: "\0").map(String.init) ?? []
  }

  private func output(_ arguments: [String]) async -> String? {
    let git = Subprocess(
      program: "git", arguments: arguments, folder: workbook.root, timeLimit: .seconds(30),
      outputLimit: 10_000_000, separatesStandardError: true)
    guard let outcome = try? await git.run(), outcome.isSuccess else { return nil }
    return outcome.output
  }
}
