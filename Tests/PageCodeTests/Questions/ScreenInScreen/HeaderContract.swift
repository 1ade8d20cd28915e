// The contract of the header, which is a module of its own inside the screen of another one.

/// Presenter → View.
protocol HeaderViewProtocol: AnyObject {
  func showName(_ name: String)
}

/// View → Presenter.
protocol HeaderPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectEdit()
}

/// The module that contains the header → Header.
protocol HeaderModuleInput: AnyObject {
  func nameDidChange(to name: String)
}

/// Header → the module that contains it.
protocol HeaderModuleOutput: AnyObject {
  func headerDidSelectEdit()
}
