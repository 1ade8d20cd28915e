/// What the test doubles of one turn have recorded.
public final class Recorder<Recording> {
  public var recording: Recording
  public init(_ recording: Recording) { self.recording = recording }
}

/// A test double that records what it receives, and records elsewhere once another one has replaced it.
open class RecordingDouble<Recording> {
  public final var recorder: Recorder<Recording>
  public init(_ recorder: Recorder<Recording>) { self.recorder = recorder }
  // A task in another thread may be the last that has it, where the deinit of the main actor would trap.
  nonisolated deinit {}
}
