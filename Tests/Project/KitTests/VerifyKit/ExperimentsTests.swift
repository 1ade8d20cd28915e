import Testing

@testable import CourseKit
@testable import VerifyKit

struct ExperimentsTests {
  private let variant = Result { try ListSample.variant("1.1", "view?.stop()") }

  private func mistake(of exercise: ExerciseNumber?) throws -> Experiments {
    Experiments(experiments: [
      Experiment(variant: try variant.get(), exercise: exercise) { _ in [] }
    ])
  }

  @Test func `One exercise's tests are enough when every check asks for no others`() throws {
    let number = try #require(ExerciseNumber("1.1"))
    let mutants = Experiments(mutants: [(try variant.get(), number)]) { _ in ([], nil) }
    #expect(try [mistake(of: number), mutants].exercises == [variant.get(): number])
  }

  @Test func `Code that two exercises are to catch meets all tests`() throws {
    let others = [ExerciseNumber("1.2"), nil]
    for other in others {
      let checks = try [mistake(of: ExerciseNumber("1.1")), mistake(of: other)]
      #expect(checks.exercises.isEmpty)
    }
  }
}
