import ScreenKit

/// Brings the navigator and the screens in line with the state of a visit.
final class VisitNavigation {
  private let store: VisitStore
  // Weak, because the navigator owns the screens, and the screens own this object.
  private weak var list: ContentScreen?
  private weak var header: ContentScreen?
  private weak var detail: ContentScreen?
  private weak var alert: Alert?
  private var shownDetail: Reminder.ID?
  private var shownAlert: VisitAlert?

  init(store: VisitStore) {
    self.store = store
    store.onChange = { [weak self] in self?.update() }
  }

  func start(on navigator: Navigator) {
    let list = ContentScreen(send: send)
    let header = ContentScreen(send: send)
    self.list = list
    self.header = header
    list.addChild(header)
    navigator.push(list)
    send(.load)
  }

  func send(_ action: VisitAction) {
    // The user can close a screen without an action, and the state has to know before the next one.
    if shownDetail != nil, detail?.navigator == nil { store.send(.closeDetail) }
    if shownAlert != nil, alert?.navigator == nil { store.send(.closeAlert) }
    store.send(action)
  }

  private func update() {
    // Without a navigator, the visit has ended.
    guard let list, let navigator = list.navigator else { return }
    let state = store.state
    list.show(ScreenContent(listOf: state))
    header?.show(ScreenContent(headerOf: state))
    if state.detail != shownDetail { replaceDetail(by: state.detail, above: list, on: navigator) }
    if let content = ScreenContent(detailOf: state) { detail?.show(content) }
    if state.alert != shownAlert { replaceAlert(by: state.alert, on: navigator) }
  }

  private func replaceDetail(
    by id: Reminder.ID?, above list: ContentScreen, on navigator: Navigator
  ) {
    shownDetail = id
    guard id != nil else {
      // Another part of the app may have opened a screen above the detail.
      if let detail, navigator.screens.last === detail { navigator.pop() }
      return
    }
    if detail?.navigator != nil { navigator.pop(to: list) }
    let screen = ContentScreen(send: send)
    detail = screen
    navigator.push(screen)
  }

  private func replaceAlert(by next: VisitAlert?, on navigator: Navigator) {
    if alert?.navigator != nil { navigator.dismissAll() }
    shownAlert = next
    guard let next else { return }
    let screen = Alert(AlertContent(next), send: send)
    alert = screen
    navigator.present(screen)
  }
}
