import Foundation
import Testing

@testable import CourseKit
@testable import VerifyKit
@testable import WorkbookKit

struct SharedCodeDoctorTests {
  @Test func `Code that all chapters share is named when it was changed`() async throws {
    let support = "Tests/TestSupport/Rules.swift"
    try await LearnerSample.with(adding: [support: "let limit = 1\n"]) { workbook in
      try await workbook.commit()
      let doctor = SharedCodeDoctor(git: Git(workbook: workbook))
      #expect(await doctor.findings() == [])
      try workbook.write("let limit = 2\n", to: support)
      #expect(
        await doctor.findings().map(\.sentence) == [
          "\(support) is provided code and was modified."
        ])
    }
  }

  @Test func `A folder of another user, which git doesn't open, is told with git's own remedy`()
    async throws
  {
    try await LearnerSample.with { workbook in
      try await workbook.commit()
      // With this variable, git takes each folder for another user's; git's own tests use it.
      let git = Git(
        workbook: workbook, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
      let finding = try #require(await SharedCodeDoctor(git: git).findings().first)
      #expect(finding.state == .advice)
      #expect(
        finding.remedy
          == "To trust it: git config --global --add safe.directory \(workbook.root.path.shellQuoted)"
      )
    }
  }
}
