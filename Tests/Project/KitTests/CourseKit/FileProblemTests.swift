import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct FileProblemTests {
  /// An error as Foundation throws it.
  private func error(_ code: POSIXErrorCode, at path: String) -> CocoaError {
    CocoaError(
      .fileWriteUnknown,
      userInfo: [NSFilePathErrorKey: path, NSUnderlyingErrorKey: POSIXError(code)])
  }

  @Test(arguments: [
    (POSIXErrorCode.ENOSPC, "No space left on device", "Free some space on the disk"),
    (.EROFS, "Read-only file system", "Copy the workbook to a disk that can be written"),
    (.EIO, "Input/output error", "To see what is wrong: swift run workbook doctor"),
  ])
  func `An error says what is wrong, where, and what to do`(
    code: POSIXErrorCode, reason: String, remedy: String
  ) {
    let problem = FileProblem(error(code, at: "/nowhere/workbook/file"))
    #expect(problem.sentence == "/nowhere/workbook/file: \(reason).")
    #expect(problem.remedy.hasPrefix(remedy))
  }

  @Test func `What stands in the way is named, and not what is missing below it`() async throws {
    try await Sample.with { workbook in
      let file = workbook.url("Package.swift")
      let below = file.appending(path: "folder/more")
      let error = #expect(throws: CocoaError.self) {
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
      }
      let problem = FileProblem(try #require(error))
      #expect(problem == .file(file.path))
      let folder = workbook.url("docs")
      let other = #expect(throws: CocoaError.self) { try Data().write(to: folder) }
      #expect(FileProblem(try #require(other)) == .folder(folder.path))
    }
  }

  @Test func `A file without permission is to be made one's own`() async throws {
    try await Sample.with { workbook in
      let file = workbook.url("Package.swift").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
      let problem = FileProblem(error(.EACCES, at: file))
      #expect(problem.sentence == "\(file): Permission denied.")
      // An administrator may read it all the same, so nothing is known to be in the way.
      let isForbidden = !FileManager.default.isReadableFile(atPath: file)
      #expect(problem.remedy.contains("sudo chown") == isForbidden)
      #expect(problem.remedy.contains(isForbidden ? file.shellQuoted : "doctor"))
    }
  }

  @Test func `An error that is not the system's points to the doctor`() {
    let problem = FileProblem(CocoaError(.coderInvalidValue))
    #expect(!problem.sentence.isEmpty)
    #expect(problem.remedy == "To see what is wrong: swift run workbook doctor")
  }
}
