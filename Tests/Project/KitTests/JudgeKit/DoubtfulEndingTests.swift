import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

/// What is said where a limit, or the system, has ended a run or a build.
struct DoubtfulEndingTests {
  private let exercise = ExerciseNumber(chapter: 1, index: 1)

  private func outcome(_ ending: Subprocess.Ending, isItsOwn: Bool) -> ExerciseOutcome {
    let one = Stream.Test("1.1 The presenter greets")
    return ExerciseOutcome(
      of: exercise, in: Stream.report([one.listed, one.started], ending: ending),
      isItsOwn: isItsOwn, absence: "")
  }

  @Test(arguments: [.starved, .signalled(SIGKILL)] as [Subprocess.Ending])
  func `What the machine may have ended is not judged, and the machine is named`(
    ending: Subprocess.Ending
  ) throws {
    for isItsOwn in [true, false] {
      let outcome = outcome(ending, isItsOwn: isItsOwn)
      #expect(outcome.verdict == .notJudged)
      #expect(try #require(outcome.obstacle).localizedStandardContains("this machine"))
    }
  }

  @Test
  func `An endless loop, an endless wait and a crash are judged, however busy the machine is`() {
    #expect(outcome(.timedOut, isItsOwn: true).verdict == .stopped)
    #expect(outcome(.signalled(SIGSEGV), isItsOwn: true).verdict == .crashed)
  }

  @Test(arguments: [
    ("error: compile command failed due to signal 9 (use -v to see invocation)", true),
    ("clang: error: unable to execute command: Killed", true),
    ("error: could not write A.o: No space left on device", true),
    ("error: compile command failed due to signal 11 (use -v to see invocation)", false),
    ("/w/A.swift:1:1: error: cannot find 'due to signal 9' in scope", false),
  ])
  func `A build that the system has ended is doubtful, and one with an error in code is not`(
    output: String, isDoubtful: Bool
  ) {
    let errors = CompilerDiagnostic.all(in: output, root: URL(filePath: "/w"))
    #expect(BuildFailure(diagnostics: errors, output: output).isDoubtful == isDoubtful)
  }

  @Test func `A build that a limit has stopped is doubtful`() {
    #expect(BuildFailure(diagnostics: [], output: "", isTimedOut: true).isDoubtful)
  }
}
