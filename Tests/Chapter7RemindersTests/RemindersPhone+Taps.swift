import Foundation

@testable import ScreenKit

/// What the user does, whatever it leads to.
extension RemindersPhone {
  /// Chooses a row; without such a row, nothing happens.
  func tap(_ row: String, after twins: Int = 0, times: Int = 1) {
    guard let (screen, index) = place(of: row, after: twins) else { return }
    steps.append("choose \"\(row)\"" + (times > 1 ? " twice" : ""))
    for _ in 0..<times { screen.didSelectRow(at: index) }
  }

  /// Presses a button in a row; without it, nothing happens.
  func tapButton(_ button: String, in row: String, after twins: Int = 0) {
    guard let (screen, index) = place(of: row, after: twins),
      screen.rowButtons.indices.contains(index),
      let place = screen.rowButtons[index].firstIndex(of: button)
    else { return }
    steps.append("press \"\(button)\" in \"\(row)\"")
    screen.didSelectButton(at: place, inRow: index)
  }

  /// Goes back before anything else can run, from an alert only if it allows that.
  func goBackAtOnce() {
    memory.look(at: navigator)
    steps.append("go back")
    if let alert = navigator.presented as? Alert {
      if alert.canCancel { alert.cancel() }
    } else if navigator.presented != nil {
      navigator.dismiss()
    } else {
      navigator.pop()
    }
  }

  /// Leaves all screens of the visit.
  func goHome() {
    memory.look(at: navigator)
    steps.append("leave everything")
    navigator.dismissAll()
    while navigator.screens.count > 2 { navigator.pop() }
  }

  /// Opens another screen of the app above all others.
  func openOtherScreen(titled title: String) async {
    steps.append("open another screen")
    let screen = Screen()
    screen.title = title
    navigator.push(screen)
    await turn()
  }

  /// Shows another screen of the app for a moment.
  func cover() {
    steps.append("open another screen, and go back")
    navigator.push(Screen())
    navigator.updateScreens()
    navigator.pop()
  }

  func followAtOnce(_ link: String) {
    steps.append("open \(link)")
    if let url = URL(string: link) { openLink(url) }
  }

  /// Presses "Delete" in a row, and answers the question with "Delete".
  func deleteAndConfirm(_ row: String) async {
    await press("Delete", in: row)
    await choose("Delete")
  }

  /// Chooses "Delete" in a detail, and answers the question with "Delete".
  func deleteInDetailAndConfirm() async {
    await choose("Delete")
    await choose("Delete")
  }
}
