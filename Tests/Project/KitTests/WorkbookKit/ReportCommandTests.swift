import Foundation
import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import WorkbookKit

extension BuiltSample {
  struct ReportCommandTests {
    private static let file = "Exercises/Chapter1Hello/HelloPresenter.swift"

    /// What the command prints, with a fixed word for each version.
    private func report(in workbook: Workbook) async -> String {
      let console = RecordedConsole()
      #expect(await console.run(["report", "1.1"], in: workbook) == .done)
      #expect(!console.output.contains(workbook.root.path))
      return console.output.replacing(/Swift: .*/, with: "Swift: …")
        .replacing(/System: .*/, with: "System: …").replacing(/commit .*/, with: "commit …")
    }

    @Test func `The verdict, the versions and the code of an exercise are printed for an issue`()
      async throws
    {
      try await BuildableSample.with { workbook in
        try workbook.replace("return \"\"", with: "\"Hi\"", in: Self.file)
        expect(await report(in: workbook), equalsSnapshot: "red")
        try await workbook.commit()
        let app = "Sources/Apps/HelloApp/Main.swift"
        try workbook.replace("struct Main", with: "struct Start", in: app)
        try workbook.write("struct Mine {}\n", to: "Exercises/Chapter1Hello/Mine.swift")
        try workbook.replace("\"Hi\"", with: "\"Hel\" + \"lo\"", in: Self.file)
        expect(await report(in: workbook), equalsSnapshot: "green-with-changes")
        try workbook.replace("\"Hel\"", with: "Hel", in: Self.file)
        expect(await report(in: workbook), equalsSnapshot: "not-compiled")
      }
    }
  }
}

struct ReportedFoldersTests {
  @Test func `Neither the home folder nor the workbook's is in a report`() {
    let text = "/home/anna/book/A.swift:3, /home/anna/book, /home/anna/.swiftly"
    #expect(
      text.withoutFolders(root: "/home/anna/book", home: "/home/anna")
        == "A.swift:3, the workbook's folder, ~/.swiftly")
    #expect("/tmp/a".withoutFolders(root: "/book", home: "/") == "/tmp/a")
  }
}
