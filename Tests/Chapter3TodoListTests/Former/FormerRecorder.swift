/// What the test doubles of a test record.
final class FormerRecorder {
  var recorded = FormerRecording()
}
