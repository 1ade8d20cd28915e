/// What the test doubles of a test record.
final class Recorder {
  var recorded = Recording()
  /// The message that the newest rows have removed.
  var lostMessage: String?
}
