import Testing

@testable import CourseKit
@testable import JudgeKit

struct ExerciseLocationTests {
  private let presenter = LearnerSample.presenter

  private func place(_ index: Int, after edit: (Workbook) throws -> Void) async throws -> String? {
    try await LearnerSample.with { workbook in
      try edit(workbook)
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let exercise = try #require(source.exercises.first { $0.number.index == index })
      return LearnerChapter(source, in: workbook).locations(of: exercise).first?.description
    }
  }

  @Test func `It is the comment that asks for the exercise`() async throws {
    #expect(try await place(1) { _ in } == "\(presenter):2")
    #expect(try await place(2) { _ in } == "\(presenter):6")
  }

  @Test func `Without the comment it is where the answer begins`() async throws {
    let place = try await place(2) { workbook in
      let comment = "    // TODO: 1.2 Name whom to greet,\n    // the world first.\n"
      try workbook.replace(comment, with: "", in: presenter)
      try workbook.replace("return []", with: "return [\"me\"]", in: presenter)
    }
    #expect(place == "\(presenter):6")
  }

  @Test func `Where even that cannot be told, it is the file`() async throws {
    let place = try await place(2) { try $0.write("struct Mine {}\n", to: presenter) }
    #expect(place == presenter)
  }

  @Test func `A place whose end cannot be told is found by its comment`() async throws {
    let solution = """
      final class Bye {
        func say() {
          // exercise 1.3 · say: Say goodbye.
          print("Bye")
          // end 1.3
          // exercise 1.4: Ask who stays.
          print("Who stays?")
          // end 1.4
        }

        func wave() {
          // exercise 1.3 · wave: Say goodbye.
          print("*")
          // end 1.3
          print("done")
        }
      }

      """
    try await Sample.with(adding: ["Solutions/Chapter1HelloWorld/Bye.swift": solution]) {
      workbook in
      try workbook.writeStarters()
      let file = "Exercises/Chapter1HelloWorld/Bye.swift"
      let todo = "    // TODO: 1.3 Say goodbye."
      // Both answers of 1.4 and the second of 1.3 are there, and the comment of 1.4 is gone.
      try workbook.replace("    // TODO: 1.4 Ask who stays.", with: "    print(1)", in: file)
      try workbook.replace(
        "\(todo)\n    print(\"done\")", with: "    print(2)\n    print(\"done\")", in: file)
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let exercise = try #require(source.exercises.first { $0.number.index == 3 })
      let learner = LearnerChapter(source, in: workbook)
      #expect(learner.locations(of: exercise).map(\.description) == ["\(file):3"])
      #expect(!learner.hasBegun(ExerciseNumber(chapter: 1, index: 3)))
      #expect(learner.hasBegun(ExerciseNumber(chapter: 1, index: 4)))
    }
  }

  @Test func `Of several places, all are named but those that are the solution now`() async throws {
    let solution = """
      final class Bye {
        // exercise 1.3 · say: Say goodbye.
        func say() -> String { "Bye" }
        // starter: func say() -> String { "" }
        // end 1.3

        // exercise 1.3 · ask: Ask who stays.
        func ask() -> String { "Who stays?" }
        // starter: func ask() -> String { "" }
        // end 1.3
      }

      """
    let path = "Solutions/Chapter1HelloWorld/Bye.swift"
    try await Sample.with(adding: [path: solution]) { workbook in
      try workbook.writeStarters()
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let exercise = try #require(source.exercises.last)
      let file = "Exercises/Chapter1HelloWorld/Bye.swift"
      func places() -> [String] {
        LearnerChapter(source, in: workbook).locations(of: exercise).map(\.description)
      }

      #expect(exercise.sentence == "Say goodbye. Ask who stays.")
      #expect(places() == ["\(file):2", "\(file):5"])
      // The wrong one is named although another one is unchanged.
      try workbook.replace(
        #"say() -> String { "" }"#, with: #"say() -> String { "Ciao" }"#, in: file)
      #expect(places() == ["\(file):2", "\(file):5"])
      try workbook.replace(#""Ciao""#, with: #""Bye""#, in: file)
      #expect(places() == ["\(file):5"])
      // After a crash, each of them may be the one that crashes.
      let all = LearnerChapter(source, in: workbook).locations(of: exercise, withSolved: true)
      #expect(all.map(\.description) == ["\(file):2", "\(file):5"])
      try workbook.replace(
        #"ask() -> String { "" }"#, with: #"ask() -> String { "Who?" }"#, in: file)
      #expect(places() == ["\(file):5"])
      try workbook.replace(#""Bye""#, with: #""Ciao""#, in: file)
      #expect(places() == ["\(file):2", "\(file):5"])
    }
  }
}
