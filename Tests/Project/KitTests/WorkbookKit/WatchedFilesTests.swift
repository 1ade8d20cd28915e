import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

@Suite(.timeLimit(.minutes(5))) struct WatchedFilesTests {
  private let folder = "Exercises/Chapter1HelloWorld"
  private let tests = "Tests/Chapter1HelloWorldTests"

  private func change(
    _ edit: (Workbook, WatchedFiles) throws -> Void
  ) async throws -> (old: Int, new: Int) {
    try await LearnerSample.with { workbook in
      let files = WatchedFiles(workbook: workbook, folders: [folder, tests])
      let old = files.stamps()
      async let change = files.change(since: old)
      try edit(workbook, files)
      let new = try await change
      #expect(new != old)
      #expect(new == files.stamps())
      return (old.count, new.count)
    }
  }

  @Test func `A save is noticed, even one that leaves the text as it was`() async throws {
    let text = try await LearnerSample.with { $0.text(of: LearnerSample.presenter) ?? "" }
    _ = try await change { workbook, _ in
      try workbook.write(text, to: LearnerSample.presenter)
    }
  }

  @Test(arguments: ["Exercises/Chapter1HelloWorld/Hello", "Tests/Chapter1HelloWorldTests"])
  func `A new file is noticed`(folder: String) async throws {
    let counts = try await change { workbook, _ in
      try workbook.write("", to: "\(folder)/New.swift")
    }
    #expect(counts.new == counts.old + 1)
  }

  @Test func `A file beside them is none of its business`() async throws {
    let counts = try await change { workbook, files in
      let old = files.stamps()
      try workbook.write("", to: "Exercises/Other.swift")
      try workbook.write("", to: "\(folder)/.hidden.swift")
      let presenter = "HelloPresenter.swift"
      let litter = [
        "4913", "#\(presenter)#", ".#\(presenter)", "\(presenter)~", ".\(presenter).swp",
        "\(presenter)___jb_tmp___", "\(presenter)___jb_old___", "\(presenter).tmp", "notes.md",
      ]
      for name in litter { try workbook.write("", to: "\(folder)/Hello/\(name)") }
      #expect(files.stamps() == old)
      try workbook.write("struct Mine {}\n", to: LearnerSample.presenter)
    }
    #expect(counts.new == counts.old)
  }
}
