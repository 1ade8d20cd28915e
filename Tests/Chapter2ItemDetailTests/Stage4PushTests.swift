import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.9 The wireframe opens the selected item's detail, exactly once`() async throws {
    navigator.push(ListView())
    let wireframe = ListWireframe(navigator: navigator)

    await when { wireframe.showDetail(for: .clock) }

    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    try require(navigator.screens.count, equals: 2, Rule.wireframePushes)
    try require(detail.title, equals: "Wall clock", Rule.openedItemIsWhole)
  }

  @Test func `2.9 The wireframe passes its output on to the detail`() async throws {
    navigator.push(ListView())
    let (wireframe, output) = (ListWireframe(navigator: navigator), DetailModuleOutputSpy())
    wireframe.output = output

    await when { wireframe.showDetail(for: .clock) }

    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    #expect(detail.presenter.output === output, Rule.wireframePassesOutput)
  }

  @Test func `2.9 The list's presenter receives the changes of a detail`() async throws {
    let list = try pushList(on: navigator)

    await when { list.presenter?.wireframe?.showDetail(for: .clock) }

    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    #expect(detail.presenter.output === list.presenter, Rule.outputIsConnected)
  }

  @Test func `2.9 The wireframe opens a detail at each call, and keeps none`() async throws {
    try await ListWireframeCheck().opensEachItem()
    try await ListWireframeCheck().opensAllAtOnce()
    try await ListWireframeCheck().passesEachOutput()
    try await ListWireframeCheck().keepsNoDetail()
  }

  @Test func `2.9 Each list receives the changes of its own details`() async throws {
    try await ListWireframeCheck().connectsEachList()
  }
}
