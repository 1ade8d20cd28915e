import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.11 The wireframe references its navigator weakly`() {
    let wireframe: ListWireframe
    let probes = Probes()
    do {
      let navigator = Navigator()
      wireframe = ListWireframe(navigator: navigator)
      probes.watch(navigator)
    }
    withExtendedLifetime(wireframe) {
      expect(probes.survivors, equals: [], Rule.navigatorIsBorrowed)
    }
  }

  @Test func `2.11 The whole list is deallocated with its navigator`() async throws {
    let probes = Probes()
    do {
      let navigator = Navigator()
      let view = try pushList(on: navigator)
      let presenter = try #require(view.presenter, Rule.strongForward)
      let wireframe = try #require(presenter.wireframe, Rule.strongForward)
      [navigator, view, presenter, wireframe].forEach(probes.watch)
      probes.watch(try #require(presenter.interactor, Rule.strongForward))
      wireframe.showDetail(for: .clock)
      await settle()
      wireframe.showDetail(for: .lamp)
      await settle()
    }
    _ = await eventually { probes.survivors == [] }
    expect(probes.survivors, equals: [], Rule.navigatorIsBorrowed)
  }
}
