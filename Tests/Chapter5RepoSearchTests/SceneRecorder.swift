/// The scene that the stand-ins of a test write into.
final class SceneRecorder {
  var scene = Scene()
}
