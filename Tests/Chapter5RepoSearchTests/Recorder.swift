/// What the test doubles of a test record.
final class Recorder {
  var recorded = Recording()
}
