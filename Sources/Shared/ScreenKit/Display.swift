import Observation
import Synchronization

/// Prints a navigator's top screen, and notices when it would look different.
final class Display {
  /// Whether the output is still open.
  private(set) var isOpen = true
  /// How often the screen was looked at.
  private var count = 0

  private let navigator: Navigator
  private let advice: String
  private let isShort: Bool
  private let output: (String) throws -> Void
  private let whenChanged: @Sendable () -> Void
  // The last look that something has changed after. A change on another thread than the main one may be missed.
  private let changed = ChangeCount()
  private weak var drawnScreen: Screen?
  private var drawing: Drawing?

  init(
    of navigator: Navigator, advice: String, isShort: Bool,
    output: @escaping (String) throws -> Void,
    whenChanged: @escaping @Sendable () -> Void
  ) {
    self.navigator = navigator
    self.advice = advice
    self.isShort = isShort
    self.output = output
    self.whenChanged = whenChanged
  }

  /// Draws the top screen if it looks different from the last drawing, and tells whether it did.
  ///
  /// It looks only after something observable has changed, as UIKit does. A screen whose model isn't observable
  /// keeps its old rows.
  ///
  /// - Parameter again: Prints the drawing in any case.
  func draw(again: Bool = false) -> Bool {
    let next = count == changed.value ? look() : drawing
    guard let next, again || next != drawing || navigator.top !== drawnScreen else { return false }
    print(drawing == nil || isShort ? next.text : "\n" + next.text)
    drawing = next
    drawnScreen = navigator.top
    return true
  }

  /// Looks at the screens, and has it noted when what they read has changed.
  ///
  /// A screen that changes itself in `updateProperties()` sets off the look before, which no longer counts.
  private func look() -> Drawing {
    count += 1
    return withObservationTracking {
      navigator.updateScreens()
      return Drawing(of: navigator, advice: advice, isShort: isShort)
    } onChange: { [whenChanged, changed, count] in
      changed.value = count
      whenChanged()
    }
  }

  /// Prints a sentence below the drawing.
  func say(_ sentence: String) {
    print(sentence + "\n")
  }

  private func print(_ text: String) {
    do { try output(text) } catch { isOpen = false }
  }
}

nonisolated private final class ChangeCount: Sendable {
  private let count = Mutex(0)

  var value: Int {
    get { count.withLock { $0 } }
    set { count.withLock { $0 = newValue } }
  }
}
