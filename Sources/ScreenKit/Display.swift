import Observation

/// Prints a navigator's top screen, and notices when it would look different.
final class Display {
  /// Whether somebody still reads what is printed.
  private(set) var isOpen = true
  /// How often the screen was looked at; changes are told with the count that they came after.
  private(set) var count = 0

  private let navigator: Navigator
  private let advice: String
  private let output: (String) throws -> Void
  private let whenChanged: @Sendable (_ count: Int) -> Void
  private weak var drawnScreen: Screen?
  private var drawing: Drawing?

  init(
    of navigator: Navigator, advice: String, output: @escaping (String) throws -> Void,
    whenChanged: @escaping @Sendable (_ count: Int) -> Void
  ) {
    self.navigator = navigator
    self.advice = advice
    self.output = output
    self.whenChanged = whenChanged
  }

  /// Draws the top screen if it looks different from the last drawing, and tells whether it did.
  ///
  /// - Parameter again: Draws it in any case.
  func draw(again: Bool = false) -> Bool {
    count += 1
    let next = withObservationTracking {
      navigator.updateScreens()
      return Drawing(of: navigator, advice: advice)
    } onChange: { [whenChanged, count] in
      whenChanged(count)
    }
    guard again || next != drawing || navigator.top !== drawnScreen else { return false }
    print(drawing == nil ? next.text : "\n" + next.text)
    drawing = next
    drawnScreen = navigator.top
    return true
  }

  /// Prints a sentence below the drawing.
  func say(_ sentence: String) {
    print(sentence + "\n")
  }

  private func print(_ text: String) {
    do { try output(text) } catch { isOpen = false }
  }
}
