extension NoticePresenterTests {
  /// A view that shows what the real one would show.
  final class ViewSpy: NoticeViewProtocol {
    var notice: String?

    func showNotice(_ text: String) { notice = text }
    func hideNotice() { notice = nil }
  }
}
