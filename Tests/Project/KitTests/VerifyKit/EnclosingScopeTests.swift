import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

struct EnclosingScopeTests {
  /// What encloses the end of a text.
  private func scope(_ text: String, indentation: Int) -> EnclosingScope {
    EnclosingScope(above: text.lines, indentation: indentation)
  }

  @Test(arguments: [
    "final class A {\n  func f() {",
    "extension A: B {\n  func f(\n    a: Int, b: Int\n  ) -> Int {",
    "struct A {\n  var b: Int {",
    "struct A\n{\n  init()\n  {",
    "@MainActor public final class A {\n  class func f() {",
    "class A {\n  #if os(Linux)\n  func f() {",
    "class A {\n  let f = { a in",
  ])
  func `A place in a member's body`(text: String) {
    let scope = scope(text, indentation: 4)
    #expect(scope.isBody)
    #expect(scope.memberIndentation == 2)
  }

  @Test(arguments: ["    do {\n      try f()\n    } catch {", "    switch a {\n    case .b:"])
  func `A place deeper in a body belongs to the same member`(text: String) {
    let scope = scope("class A {\n  func f() {\n\(text)", indentation: 6)
    #expect(scope.isBody)
    #expect(scope.memberIndentation == 2)
  }

  @Test(arguments: [
    "final class A {", "private(set) struct A {\n  let b = 1\n", "extension A: B {",
    "class A:\n  B, C\n{\n  func f() {\n  }\n",
  ])
  func `A place among the members`(text: String) {
    let scope = scope(text, indentation: 2)
    #expect(!scope.isBody)
    #expect(scope.memberIndentation == nil)
  }

  @Test func `A place among the parameters is no body`() {
    #expect(!scope("class A {\n  init(", indentation: 4).isBody)
  }

  @Test func `A place outside of all`() {
    let scope = scope("import A\n\nstruct B {\n  let c = 1\n}\n", indentation: 0)
    #expect(!scope.isBody)
    #expect(scope.memberIndentation == nil)
  }

  @Test func `A function outside of all types is a member, too`() {
    let scope = scope("func f() {", indentation: 2)
    #expect(scope.isBody)
    #expect(scope.memberIndentation == 0)
  }
}
