#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UITableViewController` the page uses.
  @MainActor
  open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
  {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      style = .plain
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
      style = .plain
      super.init(coder: coder)
    }

    /// The view, which is loaded when it is first read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! {
      get { view as? UITableView }
      set { view = newValue }
    }

    open override func loadView() {
      let table = UITableView(frame: .zero, style: style)
      table.dataSource = self
      table.delegate = self
      view = table
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    open func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    open func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }
#endif
