import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct CompilerDiagnosticTests {
  private func diagnostics(_ output: String) -> [CompilerDiagnostic] {
    CompilerDiagnostic.all(in: output, root: URL(filePath: "/w"))
  }

  @Test func `An error is read once, with its place from the root`() {
    let output = """
      [3/4] Compiling A A.swift
      /w/Sources/A.swift:3:25: error: cannot find 'x' in scope
      3 | x
        | `- error: cannot find 'x' in scope
      /w/Sources/A.swift:3:25: error: cannot find 'x' in scope
      """
    let found = diagnostics(output)
    #expect(found.map(\.message) == ["cannot find 'x' in scope"])
    #expect(found.map(\.location) == [FileLocation(file: "Sources/A.swift", line: 3)])
  }

  @Test func `An error inside a macro stands where the macro does`() {
    let output = """
      macro expansion #expect:1:41: error: ambiguous use of operator '=='
      `- /w/Tests/T.swift:6:68: note: expanded code originates here
      """
    #expect(diagnostics(output).map(\.location) == [FileLocation(file: "Tests/T.swift", line: 6)])
  }

  @Test(arguments: ["<unknown>:0", "<module-includes>:1:1"])
  func `An error without a file names none`(place: String) {
    let found = diagnostics("\(place): error: no such module\n")
    #expect(found.map(\.message) == ["no such module"])
    #expect(found.map(\.location) == [nil])
  }

  @Test func `A call that fits nothing keeps the library's reason`() {
    let output = """
      /w/A.swift:7:12: error: no exact matches in call to initializer 
       7 |     task = Task {
         |            `- error: no exact matches in call to initializer 

      _Concurrency.Task.init:4:10: note: found candidate with type '() async throws -> Void'
      4 |   public init(operation: @escaping () async -> Success)}
        |          `- note: found candidate with type '() async throws -> Void'

      _Concurrency.Task:1:11: note: candidate requires that the types 'Never' and 'any Error' be equivalent
      1 | extension Task where Failure == any Error {
        |           `- note: candidate requires that the types 'Never' and 'any Error' be equivalent

      """
    #expect(
      diagnostics(output).flatMap(\.notes).map(\.description) == [
        "note: candidate requires that the types 'Never' and 'any Error' be equivalent"
      ])
  }

  @Test func `An error keeps its notes, and where they stand`() {
    let error = """
      /w/A.swift:2:13: error: type 'A' does not conform to protocol 'P'
       1 | protocol Q { func other() }
         |                   `- note: 'other' declared here
       2 | final class A: P {
         |             |- error: type 'A' does not conform to protocol 'P'
         |             `- note: add stubs for conformance
       3 |   func b() {}

      /w/P.swift:3:8: note: protocol requires function 'a()' with type '() -> ()'
      3 |   func a()
        |        `- note: protocol requires function 'a()' with type '() -> ()'

      Swift.Equatable.==:2:13: note: protocol requires function '=='
      2 | static func ==
        |             `- note: protocol requires function '=='

      """
    let found = diagnostics("\(error)/w/B.swift:1:1: error: another\n\(error)")
    let requirement = "protocol requires function 'a()' with type '() -> ()'"
    #expect(found.map(\.message) == ["type 'A' does not conform to protocol 'P'", "another"])
    #expect(
      found.map(\.notes) == [
        [
          CompilerDiagnostic(
            .note, "'other' declared here", at: FileLocation(file: "A.swift", line: 1)),
          CompilerDiagnostic(.note, requirement, at: FileLocation(file: "P.swift", line: 3)),
        ], [],
      ])
  }

  @Test func `The package manager's own words name no file`() {
    let output = "warning: 'w': found 1 file(s) which are unhandled\nerror: fatalError\n"
    #expect(diagnostics(output).map(\.severity) == [.warning, .error])
    #expect(diagnostics(output).allSatisfy { $0.location == nil })
  }

  @Test(arguments: [nil, FileLocation(file: "A.swift", line: 1)])
  func `A message that quotes another one keeps its own severity and place`(
    location: FileLocation?
  ) {
    let place = location == nil ? "" : "/w/A.swift:1:5: "
    let found = diagnostics("\(place)warning: the log says: error: none\n")
    #expect(
      found == [CompilerDiagnostic(.warning, "the log says: error: none", at: location)])
  }
}
