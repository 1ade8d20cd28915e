#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UITableViewCell` the page uses.
  @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }

    open private(set) var reuseIdentifier: String?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    /// The view to which a cell adds its own views.
    open private(set) var contentView = UIView()

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}
    open func defaultContentConfiguration() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
  }
#endif
