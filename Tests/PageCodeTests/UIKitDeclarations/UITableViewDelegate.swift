#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UITableViewDelegate` the page uses.
  @MainActor public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  }

  /// In UIKit the method is optional.
  extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }
#endif
