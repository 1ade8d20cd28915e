#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UITableView` the page uses.
  ///
  /// Every row is visible.
  @MainActor open class UITableView: UIView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var backgroundView: UIView?
    open var tableHeaderView: UIView?
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var unused: [UITableViewCell] = []

    public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asks the data source for each row again.
    ///
    /// The cells of the old rows can be used again.
    open func reloadData() {
      unused += cells.sorted { $0.key < $1.key }.map(\.value)
      cells = [:]
      guard let dataSource else { return }
      for section in 0..<dataSource.numberOfSections(in: self) {
        for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
          let place = IndexPath(row: row, section: section)
          cells[place] = dataSource.tableView(self, cellForRowAt: place)
        }
      }
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    /// Accepts any class.
    ///
    /// However, a new cell is always a plain `UITableViewCell`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

    open func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      dequeueReusableCell(withIdentifier: identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      guard let index = unused.firstIndex(where: { $0.reuseIdentifier == identifier })
      else { return nil }
      let cell = unused.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
  }
#endif
