import Testing

@testable import CourseKit
@testable import InspectKit
@testable import JudgeKit

extension BuiltSample {
  struct MappedAppTests {
    @Test func `An app that loops is stopped`() async throws {
      let main = """
        @main struct Main {
          static func main() {
            while true {}
          }
        }
        """
      try await BuildableSample.with(adding: ["Sources/Apps/HelloApp/Main.swift": main]) {
        workbook in
        let app = try await MappedApp(
          ChapterBuild(
            workbook: workbook, tree: .exercises, chapter: BuildableSample.chapter,
            chosenSystem: nil))
        let outcome = try await app.run(silenceLimit: .seconds(1))
        #expect(outcome.ending == .timedOut)
      }
    }
  }
}
