/// Pause: sleeps for a while.
struct SleepingPause: PauseProtocol {
  let duration: Duration

  func wait() async throws {
    try await Task.sleep(for: duration)
  }
}
