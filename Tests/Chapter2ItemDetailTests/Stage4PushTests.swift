import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.9 The wireframe opens the selected item's detail, exactly once`() async throws {
    let navigator = Navigator()
    navigator.push(ListView())
    let wireframe = ListWireframe(navigator: navigator)

    await when { wireframe.showDetail(for: .clock) }

    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    // The screens are the list, and the detail over it.
    try require(navigator.screens.count, equals: 2, Rule.wireframePushes)
    try require(detail.title, equals: "Wall clock", Rule.openedItemIsWhole)
  }

  @Test func `2.9 The wireframe passes its output on to the detail`() async throws {
    let navigator = Navigator()
    navigator.push(ListView())
    let (wireframe, output) = (ListWireframe(navigator: navigator), DetailModuleOutputSpy())
    // The output is an object that wants to know what changes in a detail.
    wireframe.output = output

    await when { wireframe.showDetail(for: .clock) }

    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    #expect(detail.presenter.output === output, Rule.wireframePassesOutput)
  }

  @Test func `2.9 The wireframe makes the list's presenter the output of a detail`() async throws {
    let navigator = Navigator()
    // The list is built by its wireframe, with all its real objects.
    let list = try pushList(on: navigator)

    await when { list.presenter?.wireframe?.showDetail(for: .clock) }

    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    #expect(detail.presenter.output === list.presenter, Rule.outputIsConnected)
  }

  @Test func `2.9 The wireframe opens a detail at each call, and keeps none`() async throws {
    // Many details are opened and closed in turn. Each is new and has its whole item, and the list
    // below stays as it was.
    try await ListWireframeCheck().requireDetailOfEachItem()
    // Five calls follow each other at once, and five details are open.
    try await ListWireframeCheck().requireDetailOfEachCallAtOnce()
    // The wireframe's output is replaced, or becomes nil. Each new detail gets the current one.
    try await ListWireframeCheck().requireCurrentOutput()
    // An output that was replaced and a detail that was closed are deallocated.
    try await ListWireframeCheck().requireNothingIsKept()
  }

  @Test func `2.9 The output of a detail is the presenter of the list that opened it`() async throws
  {
    // Two windows have a list each, and both open details in turn. What changes in a detail goes to
    // the presenter of the list in the same window.
    try await ListWireframeCheck().requireOwnOutputOfEachList()
  }
}
