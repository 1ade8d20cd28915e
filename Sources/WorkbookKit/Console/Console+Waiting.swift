extension Console {
  /// Runs a body, and shows on a terminal what it waits for when that takes longer than a second.
  ///
  /// - Parameter isLong: Whether a person would wonder, so that it is said in a pipe, too.
  package func waiting<Result>(
    for text: String, isLong: Bool = false, _ body: () async throws -> Result
  ) async throws -> Result {
    guard showsProgress else {
      if isLong { printError("\(text) …") }
      return try await body()
    }
    let ticking = Task {
      for seconds in 1... {
        try await Task.sleep(for: .seconds(1))
        progress("\(text) … \(seconds) s")
      }
    }
    func stop() async {
      ticking.cancel()
      _ = await ticking.result
      progress("")
    }
    do {
      let result = try await body()
      await stop()
      return result
    } catch {
      await stop()
      throw error
    }
  }
}
