import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension UITableViewController {
  /// The text of each row, as the user sees it.
  var shownRows: [String?] {
    (0..<tableView(tableView, numberOfRowsInSection: 0)).map { row in
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  /// The text above the rows.
  var shownMessage: String? { tableView(tableView, titleForHeaderInSection: 0) }

  var isSpinning: Bool {
    (tableView.backgroundView as? UIActivityIndicatorView)?.isAnimating == true
  }

  func tapRow(_ row: Int) {
    tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }
}
