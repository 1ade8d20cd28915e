import ScreenKit
import Testing

@testable import AppSupport

struct ScriptedTypingTests {
  @Test func `A text is typed letter by letter, and then a person types`() async {
    let screen = TypedScreen()
    let (lines, person) = AsyncStream.makeStream(of: String.self)
    person.yield("1")
    person.yield("q")
    person.finish()
    var read: [String] = []
    for await line in ScriptedTyping(text: "né!", rest: .zero).type(into: screen, before: lines) {
      if read.isEmpty { #expect(screen.texts == ["n", "né", "né!"]) }
      read.append(line)
    }
    #expect(read == ["1", "q"])
    #expect(screen.texts == ["n", "né", "né!"])
  }
}

/// A screen that remembers what was typed into it.
private final class TypedScreen: Screen {
  var texts: [String] = []

  override func didEnterText(_ text: String) { texts.append(text) }
}
