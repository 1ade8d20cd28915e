/// Pause: sleeps for a fixed duration.
struct SleepingPause: PauseProtocol {
  let duration: Duration

  func wait() async throws {
    try await Task.sleep(for: duration)
  }
}
