import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

struct DoctorTests {
  @Test(arguments: [
    ("Apple Swift version 6.2.3 (swiftlang-6.2.3.3.21 clang-1700.6.3.2)", DoctorFinding.State.good),
    ("Swift version 6.2.10 (swift-6.2.10-RELEASE)", .good),
    ("Swift version 6.3 (swift-6.3-RELEASE)", .good),
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", .good),
    ("Swift version 6.4-dev (LLVM 1, Swift 2)", .good),
    ("Swift version 10.0-dev (LLVM 1, Swift 2)", .good),
    ("Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)", .wrong),
    ("Swift version 6.2.1 (swift-6.2.1-RELEASE)", .wrong),
    ("Swift version 6.1.9 (swift-6.1.9-RELEASE)", .wrong),
    ("Swift version 5.10", .wrong),
    ("What?", .wrong),
  ])
  func `Swift must be new enough`(output: String, state: DoctorFinding.State) {
    let finding = ToolDoctor.swift(at: "/usr/bin/swift", saying: output)
    #expect(finding.state == state)
    #expect(finding.sentence.contains("/usr/bin/swift"))
    #expect(finding.remedy?.contains("swift.org/install") ?? (state == .good))
  }

  @Test func `Without programs Swift is wrong, and git only missed`() async {
    let doctor = ToolDoctor(folder: URL(filePath: "/"), searchPath: "/nowhere")
    #expect(await doctor.findings().map(\.state) == [.wrong, .advice])
  }

  @Test func `A complete chapter is well, and each missing file has its remedy`() async throws {
    try await withChapter { workbook in
      let doctor = CourseDoctor(workbook: workbook, chapter: Sample.chapter)
      #expect(
        await doctor.findings() == [
          .good("Chapter 1 · Hello world: all files, and hints for every exercise")
        ])
      let greeting = "Exercises/Chapter1HelloWorld/Greeting.swift"
      let app = "Sources/Apps/HelloWorldApp"
      try FileManager.default.removeItem(at: workbook.url(greeting))
      try FileManager.default.removeItem(at: workbook.url(app))
      let sentences = [app, greeting].map { "Chapter 1 · Hello world: \($0) is missing." }
      #expect(
        await doctor.findings() == [
          .wrong(
            sentences[0], "Take it from a fresh copy of the workbook, from where you got this one."),
          .wrong(sentences[1], "To reset it: swift run workbook reset \(greeting)"),
        ])
      try await workbook.commit()
      #expect(
        await doctor.findings()
          == zip(sentences, [app, greeting]).map {
            .wrong($0, "To restore it: git checkout HEAD -- \($1)")
          })
    }
  }

  @Test func `Hints that are missing are named by their exercise`() async throws {
    try await withChapter { workbook in
      try workbook.replace("Hint 2", with: "Tip 2", in: LearnerSample.hints)
      let doctor = CourseDoctor(workbook: workbook, chapter: Sample.chapter)
      #expect(
        await doctor.findings().map(\.sentence) == [
          "Chapter 1 · Hello world: docs/hints/1-hello-world.md lacks hints for 1.1."
        ])
    }
  }

  @Test func `A folder that cannot be written is wrong, and nothing is left behind`() async throws {
    try await LearnerSample.with { workbook in
      let doctor = FolderDoctor(workbook: workbook)
      #expect(doctor.findings().map(\.state) == [.good])
      #expect(!workbook.exists(".build"))
      try workbook.write("in the way", to: ".build")
      #expect(doctor.findings().map(\.state) == [.wrong])
    }
  }

  @Test func `What the tool keeps is looked at, and no advice leads back to the doctor`()
    async throws
  {
    try await LearnerSample.with { workbook in
      let kept = workbook.url(".workbook")
      let doctor = FolderDoctor(workbook: workbook)
      for target in ["/nowhere/at/all", ".workbook"] {
        try FileManager.default.createSymbolicLink(
          atPath: kept.path, withDestinationPath: target)
        #expect(
          doctor.findings() == [
            .wrong(
              "\(kept.path) is a symbolic link to '\(target)', which cannot be followed.",
              "Bring '\(target)' back, or move the link to another place.")
          ])
        try workbook.remove(".workbook")
      }
      try workbook.write("in the way", to: ".workbook/backups")
      try workbook.write("no list", to: HintHistory.path)
      #expect(
        doctor.findings().map(\.sentence) == [
          "\(kept.path)/backups is a file, but it should be a folder.",
          ".workbook/hints.json, which counts the hints you have seen, cannot be read.",
        ])
    }
  }

  @Test func `A manifest that was cut is wrong, and one that was changed is only told`()
    async throws
  {
    let whole = "let package = 1\n\n\(Manifest.lastLine)\n"
    let files = [Manifest.path: whole, GivenFiles.path: "\(Manifest.path)\n"]
    try await LearnerSample.with(adding: files) { workbook in
      let doctor = ManifestDoctor(workbook: workbook)
      #expect(await doctor.findings() == [])
      try await workbook.commit()
      try workbook.write("let package =\n  1\n\(Manifest.lastLine)\n", to: Manifest.path)
      #expect(await doctor.findings() == [])
      try workbook.write("let package = 2\n\(Manifest.lastLine)", to: Manifest.path)
      #expect(
        await doctor.findings() == [
          .advice(
            "Package.swift is provided code and was modified.",
            "To see the changes: git diff HEAD -- Package.swift")
        ])
      try workbook.write("let package", to: Manifest.path)
      #expect(
        await doctor.findings() == [
          .wrong(
            "Package.swift was cut: its last line is missing.",
            "To restore it: git checkout HEAD -- Package.swift")
        ])
    }
  }

  @Test func `The command ends in a count, and exits with 1 when something is wrong`() async throws
  {
    try await withChapter { workbook in
      let well = RecordedConsole()
      #expect(await well.run(["doctor"], in: workbook) == .done)
      #expect(well.output.hasSuffix("\nEverything is fine.\nNext: swift run workbook\n"))
      try workbook.write("in the way", to: ".build")
      let ill = RecordedConsole()
      #expect(await ill.run(["doctor"], in: workbook) == .workLeft)
      let build = workbook.url(".build").path
      #expect(ill.output.contains("✘ \(build) is a file, but it should be a folder.\n  ↳ Move it"))
      #expect(ill.output.hasSuffix("\nOne thing is wrong.\nNext: swift run workbook doctor\n"))
    }
  }

  @Test func `What was given and has been changed is told, and answers are not`() async throws {
    let tests = "Tests/Chapter1HelloWorldTests/Tests.swift"
    let greeting = "Exercises/Chapter1HelloWorld/Greeting.swift"
    try await withChapter { workbook in
      try workbook.write("let test = 1\n", to: tests)
      try await workbook.commit()
      // A formatter has been there.
      try workbook.write("// A test.\nimport Foundation\n\nlet test =\n  1\n", to: tests)
      try workbook.replace("return []", with: "return [\"Anna\"]", in: LearnerSample.presenter)
      let answered = RecordedConsole()
      #expect(await answered.run(["doctor"], in: workbook) == .done)
      #expect(answered.output.hasSuffix("\nEverything is fine.\nNext: swift run workbook\n"))

      try workbook.write("let test = 2\n", to: tests)
      try workbook.write("let mine = 1\n", to: greeting)
      let changed = RecordedConsole()
      #expect(await changed.run(["doctor"], in: workbook) == .done)
      let told = """
        · Chapter 1 · Hello world: 2 files are provided code and were modified, \(greeting) first.
          ↳ To see the changes: git diff HEAD -- \(greeting) \(tests)
            To undo them, and keep a copy in git: git stash push -- \(greeting) \(tests)

        """
      #expect(changed.output.contains(told), "\(changed.output)")
      #expect(!changed.output.contains("Everything is fine"))
      #expect(!changed.output.contains("git checkout"))
    }
  }

  /// A chapter that lacks nothing.
  private func withChapter(_ body: (Workbook) async throws -> Void) async throws {
    try await LearnerSample.with { workbook in
      let solution = try #require(workbook.text(of: Sample.presenter))
      try workbook.write(
        solution.replacing("// exercise 1.2", with: "// 1.2")
          .replacing("// end 1.2", with: "").replacing("// starter: return []", with: ""),
        to: Sample.presenter)
      for path in [
        "docs/mistakes/1-hello-world.md", "Tests/Chapter1HelloWorldTests/Tests.swift",
        "Sources/Apps/HelloWorldApp/Main.swift",
      ] {
        try workbook.write("# It is there.\n", to: path)
      }
      try await body(workbook)
    }
  }
}
