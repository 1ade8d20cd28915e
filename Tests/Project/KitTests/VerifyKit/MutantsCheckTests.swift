import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

extension BuildingTests {
  struct MutantsCheckTests {
    private let console = RecordedConsole()

    @Test func `Mutants are made, tried and counted, and share what builds there are`() async throws
    {
      let solution = """
        import Foundation

        final class Bell {
          private(set) var rings = 0

          func ring() { rings += 1 }
        }

        final class HelloPresenter {
          let bell = Bell()

          func greet(_ names: [String]) {
            // exercise 1.1: Ring for each name.
            if names.count > 1 {
              bell.ring()
            }
            bell.ring()
            // end 1.1
          }
        }

        """
      let tests = """
        import Testing

        @testable import Chapter1Hello

        struct HelloTests {
          @Test func `1.1 The presenter rings`() {
            let presenter = HelloPresenter()
            presenter.greet(["A"])
            #expect(presenter.bell.rings == 1, "Rule: ring.")
          }

          @Test func `It rings again`() {
            let presenter = HelloPresenter()
            presenter.greet([])
            presenter.greet([])
            #expect(presenter.bell.rings == 2, "Rule: ring.")
          }
        }

        """
      let page = """
        ## Harmless changes

        ### Rings twice

        Both sound the same.

        ```diff
         bell.<sound>()
        +bell.<sound>()
        ```

        ### 1.1 Rings for all first

        Nobody can tell.

        ```diff
        +bell.ring()
         …
        -bell.ring()
        ```
        """
      let files = [
        BuildableSample.solution: solution, BuildableSample.tests: tests,
        BuildableSample.answers: page,
      ]
      try await BuildableSample.with(adding: files) { workbook in
        #expect(
          await console.run(["--only", "mutants"], of: .verify, in: workbook) == .workLeft)
        expect(console.output, equalsSnapshot: "mutants")
      }
    }
  }
}
