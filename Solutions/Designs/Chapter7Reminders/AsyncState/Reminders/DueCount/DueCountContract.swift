// The protocols of the due count, the header above the agenda.

/// View → Presenter.
protocol DueCountPresenting: AnyObject {
  func viewDidLoad()
}

/// Presenter → View.
protocol DueCountRendering: AnyObject {
  func render(_ state: DueCountState)
}
