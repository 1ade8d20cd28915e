import Testing

@testable import CommandKit
@testable import CourseKit
@testable import WorkbookKit

struct JudgingArgumentsTests {
  private let console = RecordedConsole()

  @Test(arguments: [
    (["check", "1.9"], "Error: Unknown exercise '1.9'. Chapter 1 has 1.1 to 1.2."),
    (["check", "1.1", "1.9"], "Error: Unknown exercise '1.9'. Chapter 1 has 1.1 to 1.2."),
    (
      ["check", "5.1"], "Error: Unknown exercise '5.1'. There is no chapter 5. The chapters are: 1."
    ),
    (["check", "5"], "Error: Unknown chapter '5'. Known: 1."),
    (
      ["list", "1.1"],
      "Error: '1.1' is an exercise, and 'list' takes a chapter. Did you mean 'list 1'?"
    ),
    (
      ["watch", "1.1"],
      "Error: '1.1' is an exercise, and 'watch' takes a chapter. Did you mean 'watch 1'?"
    ),
    (
      ["run", "1.1"],
      "Error: '1.1' is an exercise, and 'run' takes a chapter. Did you mean 'run 1'?"
    ),
    (["list", "helo-world"], "Error: Unknown chapter 'helo-world'. Did you mean 'hello-world'?"),
    (["watch", "1", "2"], "Error: 'watch' takes one chapter at most."),
    (
      ["watch", "--limit", "0"],
      "Error: The limit is at least 1 second, but got '0'. Write it like this:"
    ),
    (["watch", "--limit", "ten"], "Error: 'ten' is not a number of seconds. Write it like this:"),
    (
      ["list", "--build-system", "nativ"],
      "Error: Unknown build system 'nativ'. Did you mean 'native'?"
    ),
    (["watch", "--limit", "86401"], "Error: '86401' is more than a day. Write it like this:"),
    (["watch", "--limit", "\(Int.max)"], "Error: '\(Int.max)' is more than a day. Write it like"),
  ])
  func `A wrong argument is answered with what is right, even where JSON is asked for`(
    line: [String], error: String
  ) async throws {
    try await Sample.with { workbook in
      let json = ["check", "list"].contains(line[0]) ? ["--json"] : []
      #expect(await console.run(line + json, in: workbook) == .wrongUsage)
      #expect(console.errors.hasPrefix(error))
      #expect(console.output.isEmpty)
    }
  }
}
