import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// A cell with a button of its own.
final class PostButtonCell: UITableViewCell {
  var didTapOpen: (() -> Void)?
  let openButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    openButton.setTitle("Open", for: .normal)
    openButton.addAction(UIAction { [weak self] _ in self?.didTapOpen?() }, for: .touchUpInside)
    openButton.sizeToFit()
    accessoryView = openButton
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    didTapOpen = nil
  }
}
