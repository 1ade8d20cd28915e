import ScreenKit

/// Router: navigates inside the detail, and knows no other module.
final class DetailRouter: DetailRouterProtocol {
  weak var screen: Screen?

  /// A sheet that only informs has nothing to decide, so it is no module. Its texts are the presenter's.
  func showSheet(title: String, text: String) {
    let sheet = Screen()
    sheet.title = title
    sheet.lines = [text]
    screen?.navigator?.present(sheet)
  }

  func close() {
    screen?.navigator?.pop()
  }
}
