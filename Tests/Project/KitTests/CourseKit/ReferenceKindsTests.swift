import Testing

@testable import CourseKit

struct ReferenceKindsTests {
  @Test func `The weak and unowned properties of each type are named`() {
    let code = MaskedCode(
      """
      final class Presenter {
        weak var view: (any View)?
        private(set) weak var output: Output?
        @ObservationIgnored weak private(set) var screen: Screen?
        unowned(unsafe) let owner: Owner
        // weak var commented: Screen?
        var held = { [weak self] in self?.view }
        struct Wires { weak var back: Presenter? }

        func wait() {
          weak var local = view
        }
      }
      extension Outer.Inner { func say() {} }
      """.lines)
    #expect(
      code.types.referenceKinds == [
        "weak:Presenter.view", "weak:Presenter.output", "weak:Presenter.screen",
        "unowned:Presenter.owner", "weak:Wires.back",
      ])
  }
}
