import ScreenKit

/// Router: navigates inside the detail, and knows no other module.
final class DetailRouter: DetailRouterProtocol {
  weak var screen: Screen?

  /// Shows a sheet, which is no module, since one that only informs has nothing to decide.
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
