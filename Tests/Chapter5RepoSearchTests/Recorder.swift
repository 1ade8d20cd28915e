import TestSupport

/// What the test doubles of one test record, together and in order.
typealias Recorder = TestSupport.Recorder<RepoListRecording>

extension Recorder where Recording == RepoListRecording {
  convenience init() { self.init(RepoListRecording()) }
}
