/// Presenter → View: a notice above the screen, such as "Saved".
protocol NoticeViewProtocol: AnyObject {
  func showNotice(_ text: String)
  func hideNotice()
}
