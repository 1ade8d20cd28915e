import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The search as a sequence")
  struct TheSearchAsASequence {
    @Test func `It searches once after a pause, and ignores stale results`() async {
      let recorder = Recorder()
      let service = RepoSearchServiceStub(recorder)
      let pause = PauseStub(recorder)
      let (texts, typing) = AsyncStream.makeStream(of: String.self)
      var shown: [Outcome] = []
      let search = StreamedSearch(service: service, pause: pause) { shown.append($0) }
      let loop = Task { await search.search(for: texts) }

      for (count, text) in zip(1..., ["v", "vip", "viper"]) {
        typing.yield(text)
        _ = await eventually { pause.waits == count }
        if text == "v" { continue }
        pause.endAll()
        _ = await eventually { recorder.recording.requests.count == count - 1 }
      }
      expect(recorder.recording.requests, equals: ["vip", "viper"])
      service.answer("viper", with: .success(.firstPage))
      _ = await eventually { !shown.isEmpty }
      service.answer("vip", with: .failure(.busy))
      await settle()
      expect(shown, equals: [.success(.firstPage)])
      typing.finish()
      await loop.value
    }
  }
}
