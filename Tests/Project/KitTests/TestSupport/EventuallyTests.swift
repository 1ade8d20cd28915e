import Foundation
import Synchronization
import TestSupport
import Testing

@MainActor struct EventuallyTests {
  @Test func `What a thread still works on is waited for, however long it takes`() async {
    let looks = Atomic(0)
    let isDone = Atomic(false)
    Thread.detachNewThread {
      // It takes longer than what never comes is waited for.
      while looks.load(ordering: .relaxed) < 400 {}
      isDone.store(true, ordering: .relaxed)
    }
    let hasCome = await eventually {
      looks.add(1, ordering: .relaxed)
      return isDone.load(ordering: .relaxed)
    }
    #expect(hasCome)
    looks.store(400, ordering: .relaxed)
  }

  @Test func `What never comes is not waited for without end`() async {
    var looks = 0
    let hasCome = await eventually(looks: 30) {
      looks += 1
      return false
    }
    #expect(!hasCome)
    #expect((33...631).contains(looks))
  }
}
