import Foundation
import Testing

@testable import WorkbookKit

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
    #expect(found.map(\.file) == ["Sources/A.swift"])
    #expect(found.map(\.line) == [3])
  }

  @Test func `An error inside a macro stands where the macro does`() {
    let output = """
      macro expansion #expect:1:41: error: ambiguous use of operator '=='
      `- /w/Tests/T.swift:6:68: note: expanded code originates here
      """
    #expect(diagnostics(output).map(\.file) == ["Tests/T.swift"])
    #expect(diagnostics(output).map(\.line) == [6])
  }

  @Test func `The package manager's own words name no file`() {
    let output = "warning: 'w': found 1 file(s) which are unhandled\nerror: fatalError\n"
    #expect(diagnostics(output).map(\.severity) == [.warning, .error])
    #expect(diagnostics(output).allSatisfy { $0.file == nil })
  }
}
