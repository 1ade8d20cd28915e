import ScreenKit

/// Types a text into a screen letter by letter, as a user would: a terminal sends only whole lines.
struct ScriptedTyping {
  let text: String
  let rest: Duration

  /// - Parameter rest: How long it rests before each letter, and six times as long after a word.
  init(text: String, rest: Duration = .milliseconds(100)) {
    self.text = text
    self.rest = rest
  }

  /// Types into a screen, and then lets the user type.
  ///
  /// - Parameters:
  ///   - screen: Takes the text after each letter.
  ///   - lines: What the user types.
  /// - Returns: The lines, which begin when the text was typed.
  func type(into screen: Screen, before lines: AsyncStream<String>) -> AsyncStream<String> {
    let (typed, continuation) = AsyncStream.makeStream(of: String.self)
    let typing = Task {
      for end in text.indices {
        try await Task.sleep(for: text[..<end].last == " " ? rest * 6 : rest)
        screen.didEnterText(String(text[...end]))
      }
      for await line in lines { continuation.yield(line) }
      continuation.finish()
    }
    continuation.onTermination = { _ in typing.cancel() }
    return typed
  }
}
