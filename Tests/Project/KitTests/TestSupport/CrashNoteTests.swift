import Testing

@testable import TestSupport

struct CrashNoteTests {
  @Test func `A crash tells which test it was, and its last steps`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CrashNote.begin("1.1 The list is shown")
      CrashNote.set(["a", "b", "c", "d", "e", "start", "go back"])
      let rows: [Int] = []
      print(rows[rows.count])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("✘ 1.1 The list is shown\n  The code crashed."))
    #expect(text.contains("The last steps: b, c, d, e, start, go back\n"))
  }

  @Test func `A recursion without an end tells which test it was`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CrashNote.begin("1.3 The store is asked")
      CrashNote.reserveStack()
      print(Self.recurse(1))
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("✘ 1.3 The store is asked\n  The code crashed."))
  }

  private static func recurse(_ number: Int) -> Int {
    number < 0 ? 0 : number + recurse(number + 1)
  }

  @Test func `A crash after the test tells of no step`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CrashNote.begin("1.1 The list is shown")
      CrashNote.set(["start"])
      CrashNote.end("1.1 The list is shown")
      let rows: [Int] = []
      print(rows[rows.count])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!text.contains("The last steps"))
  }

  @Test func `Tests that begin and end at once spoil no memory`() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup { group in
        for number in 0..<8 {
          group.addTask { @concurrent in
            for _ in 0..<2_000 {
              CrashNote.begin("1.\(number) The list is shown")
              CrashNote.set(["start"])
              CrashNote.end("1.\(number) The list is shown")
            }
          }
        }
      }
    }
  }
}
