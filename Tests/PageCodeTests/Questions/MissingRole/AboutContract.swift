// The contract of a screen without an interactor and without a wireframe: it loads nothing, and opens nothing.

/// Presenter → View.
protocol AboutViewProtocol: AnyObject {
  func showVersion(_ text: String)
}

/// View → Presenter.
protocol AboutPresenterProtocol: AnyObject {
  func viewDidLoad()
}
