/// Another role of the same type, such as that of a second window, which nothing is expected of.
///
/// What the two share without being told to, such as a static property, makes the first one fail.
final class Twin<Subject: AnyObject, Model: RoleModel> {
  private let judge: Judge<Subject, Model>
  private let subject: Subject
  private let recorder: Recorder<Model.Recording>
  private let doubles: [RecordingDouble<Model.Recording>]
  private var model: Model

  init(of judge: Judge<Subject, Model>, _ model: Model) {
    let (subject, recorder) = (judge.make(), Recorder(model.recording))
    self.model = model
    LeakDetector.watchToTheEnd(subject)
    doubles = judge.collaborators.compactMap { $0.connect(subject, model, recorder) }
    (self.judge, self.subject, self.recorder) = (judge, subject, recorder)
  }

  func receive(_ message: Model.Message) {
    let message = model.resolve(message)
    guard model.accepts(message) else { return }
    model.receive(message)
    judge.send(message, subject, recorder)
  }
}
