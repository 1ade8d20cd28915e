import CourseKit
import Foundation
import JudgeKit

/// The little that the tool asks git; without git, or outside a repository, the answers are empty.
struct Git {
  let workbook: Workbook
  var environment: [String: String] = [:]

  /// That git doesn't open the folder, because it belongs to another user; nil if it does.
  func refusal() async -> DoctorFinding? {
    guard let outcome = try? await run(["rev-parse", "--git-dir"]), !outcome.isSuccess,
      outcome.errors.contains("dubious ownership")
    else { return nil }
    return .advice(
      "git doesn't open this folder, because it belongs to another user. So the doctor can't name provided files"
        + " that were changed.",
      "To trust it: git config --global --add safe.directory \(workbook.root.path.shellQuoted)")
  }

  /// The provided code that differs from the last commit; without git this is unknown.
  ///
  /// - Parameter owner: Whose code it is, as the sentence begins.
  func changes(among paths: [String], of owner: String = "") async -> [DoctorFinding] {
    let changed = await changedCode(among: paths)
    guard let first = changed.first else { return [] }
    let sentence =
      changed.count == 1
      ? "\(first) is provided code and was modified."
      : "\(changed.count) files are provided code and were modified, \(first) first."
    return [.advice(owner + sentence, workbook.comparison(of: changed))]
  }

  /// How to bring folders back that aren't there; nil if the last commit doesn't have them.
  ///
  /// A sparse checkout leaves out what it doesn't name, and `git checkout` keeps it out.
  func restoration(of folders: [String]) async -> String? {
    let known = await output(["ls-tree", "HEAD", "--"] + folders)
    guard let known, !known.isEmpty else { return nil }
    let list = folders.joined(separator: " ")
    let isSparse = await output(["ls-files", "-t", "--"] + folders)?.hasPrefix("S ") == true
    return isSparse
      ? "To add what your sparse checkout leaves out: git sparse-checkout add \(list)"
      : "To restore what was deleted: git checkout HEAD -- \(list)"
  }

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

  /// The last commit that changed one of some paths, with its day; nil without git.
  func lastCommit(of paths: [String]) async -> String? {
    let line = await output(["log", "-1", "--format=%h of %cs", "--"] + paths)?.lines.first
    return line?.isEmpty == false ? line : nil
  }

  private func output(_ arguments: [String]) async -> String? {
    guard let outcome = try? await run(arguments), outcome.isSuccess else { return nil }
    return outcome.output
  }

  private func run(_ arguments: [String]) async throws -> Subprocess.Outcome {
    let git = Subprocess(
      program: "git", arguments: arguments, folder: workbook.root, environment: environment,
      timeLimit: .seconds(30), outputLimit: 10_000_000, separatesStandardError: true)
    return try await git.run()
  }
}

extension Workbook {
  /// How to see what was changed, and how to take it back so that it is kept.
  func comparison(of paths: [String]) -> String {
    guard hasHistory else { return wayBack(to: paths) }
    let list = paths.joined(separator: " ")
    return "To see the changes: git diff HEAD -- \(list)\n"
      + "    To undo them, and keep a copy in git: git stash push -- \(list)"
  }
}
