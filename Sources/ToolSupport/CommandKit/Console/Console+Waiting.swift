import JudgeKit

extension Console {
  /// Runs a body, and shows on a terminal what it waits for when that takes longer than a second.
  ///
  /// What delays a build meanwhile is said in a pipe, too.
  ///
  /// - Parameter isLong: Whether a person would wonder, so that it is said in a pipe, too.
  package func waiting<Result>(
    for text: String, isLong: Bool = false, _ body: () async throws -> Result
  ) async throws -> Result {
    let line = WaitingLine(text, on: self)
    if isLong, !showsProgress { printError("\(text) …") }
    let ticking = Task {
      guard showsProgress else { return }
      for seconds in 1... {
        try await Task.sleep(for: .seconds(1))
        line.show(after: seconds)
      }
    }
    func stop() async {
      ticking.cancel()
      _ = await ticking.result
      progress("")
    }
    do {
      let result = try await BuildDelay.$report.withValue({ line.tell($0) }, operation: body)
      await stop()
      return result
    } catch {
      await stop()
      throw error
    }
  }
}
