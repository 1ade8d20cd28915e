import ScreenKit

/// A screen that remembers what it was told, and does what a test wants.
final class ProbeScreen: Screen {
  var events: [String] = []
  var onRow: (ProbeScreen, Int) -> Void = { _, _ in }
  var onText: (ProbeScreen, String) -> Void = { _, _ in }
  var onAppear: (ProbeScreen) -> Void = { _ in }
  var onDisappear: (ProbeScreen) -> Void = { _ in }
  var onUpdate: (ProbeScreen) -> Void = { _ in }

  init(_ title: String = "", rows: [String] = [], isLoading: Bool = false) {
    super.init()
    self.title = title
    self.rows = rows
    self.isLoading = isLoading
  }

  override func viewDidLoad() { events.append("load") }
  override func viewDidAppear() {
    events.append("appear")
    onAppear(self)
  }
  override func viewDidDisappear() {
    events.append("disappear")
    onDisappear(self)
  }
  override func updateProperties() { onUpdate(self) }

  override func didSelectRow(at index: Int) {
    events.append("row \(index)")
    onRow(self, index)
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    events.append("button \(button) in row \(row)")
  }

  override func didEnterText(_ text: String) {
    events.append("text \(text)")
    onText(self, text)
  }
}
