import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.8 Each route gets a new detail, also the same one`() throws {
    let list = BuilderAndDoubles()

    let first = try list.makeDetail(of: .bread)
    let second = try list.makeDetail(of: .bread)

    try #require(first !== second, Rule.detailIsDeallocated)
  }

  @Test func `3.8 A detail is deallocated when it is no longer shown`() async throws {
    let detector = LeakDetector()

    func openAndClose() throws {
      let list = BuilderAndDoubles()
      let detail = try list.makeDetail(of: .bread)
      Navigator(over: detail).pop()
      detector.watch(detail)
      detector.watch(list.interactor)
    }
    try openAndClose()
    await settle()

    try require(detector.survivors, equals: [], Rule.detailIsDeallocated)
  }

  @Test func `3.8 Making a detail changes nothing`() async throws {
    let list = BuilderAndDoubles()
    list.router.route = .detail(id: Todo.letter.id)
    let before = list.recorded

    let detail = try list.makeDetail(of: .bread)
    await settle()

    try require(list.recorded, equals: before, Rule.buildingIsAll)
    try require(detail.textPrompt, equals: nil, Rule.buildingIsAll)
    try require(detail.isLoading, equals: false, Rule.buildingIsAll)
  }

  @Test func `3.8 The detail shows the todo of its route, wherever the router is`() async throws {
    let list = BuilderAndDoubles()
    list.router.route = .detail(id: Todo.letter.id)
    let detail = try list.makeDetail(of: .bread)

    let navigator = Navigator(over: detail)
    await navigator.draw()

    try require(list.interactor.fetches, equals: 1, Rule.collaboratorsAreShared)
    try require(detail.title, equals: "Buy bread", Rule.builderPassesTheID)
  }

  @Test func `3.8 The router of the list learns that a detail was closed`() async throws {
    let list = BuilderAndDoubles()
    list.router.route = .detail(id: Todo.bread.id)
    let navigator = Navigator(over: try list.makeDetail(of: .bread))

    await when { navigator.pop() }

    try require(list.router.closes, equals: [Todo.bread.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The list learns what happens in its detail`() async throws {
    let list = BuilderAndDoubles()
    let detail = try list.makeDetail(of: .bread)
    let navigator = Navigator(over: detail)

    await when { navigator.top?.didSelectRow(at: 0) }
    await when { navigator.top?.didSelectRow(at: 2) }

    try require(list.interactor.toggled, equals: [Todo.bread.id], Rule.collaboratorsAreShared)
    try require(list.router.moves, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The detail of a second builder belongs to the second list`() async throws {
    let (first, second) = (BuilderAndDoubles(), BuilderAndDoubles())
    second.router.route = .detail(id: Todo.letter.id)
    _ = try first.makeDetail(of: .bread)
    let navigator = Navigator(over: try second.makeDetail(of: .letter))

    await when { navigator.pop() }

    try require(second.interactor.fetches, equals: 1, Rule.collaboratorsAreShared)
    try require(second.router.closes, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }
}
