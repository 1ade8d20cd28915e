import Testing

@testable import CourseKit

struct TypeDeclarationTests {
  @Test func `Types are read with what they inherit, say and do`() throws {
    let code = MaskedCode(
      """
      import class Foundation.Thread

      /// Presenter → View: it hears orders.
      @MainActor
      protocol ShelfViewProtocol: AnyObject {
        var presenter: (any ShelfPresenterProtocol)? { get set }
        var title: String { get }
        func show(_ books: [Book], at place: (Int, Int), then: @escaping (Int) -> Void)
        // A sentence about func next(.
        func close() throws(ShelfError)
      }

      extension Shelf.Row: @MainActor ShelfViewProtocol, nonisolated Equatable {}
      final class Box<Element: Equatable>: Screen {
        class func make() {}
        func outer() { func inner() {} }
      }
      typealias All = Reading &
        Writing
      """.lines)
    let types = code.types
    #expect(types.map(\.name) == ["ShelfViewProtocol", "Shelf.Row", "Box"])
    #expect(types.map(\.keyword) == [.protocol, .extension, .class])
    #expect(
      types.map(\.parents) == [["AnyObject"], ["ShelfViewProtocol", "Equatable"], ["Screen"]])
    #expect(types[0].documentation == ["Presenter → View: it hears orders."])
    #expect(types[0].readableProperties.map(\.name) == ["title"])
    #expect(types[0].methods.map(\.signature) == ["show(_:at:then:)", "close()"])
    #expect(types[0].methods.map(\.effects) == ["", "throws(ShelfError)"])
    #expect(types[2].methods.map(\.signature) == ["make()", "outer()"])
    #expect(types[2].methods.map(\.modifiers) == [["class"], []])
    #expect(code.compositions == ["All": ["Reading", "Writing"]])
    let parameters = try #require(types[0].methods.first?.parameters)
    #expect(parameters.map(\.name) == ["books", "place", "then"])
    #expect(parameters.map(\.type) == ["[Book]", "(Int, Int)", "@escaping (Int) -> Void"])
  }
}
