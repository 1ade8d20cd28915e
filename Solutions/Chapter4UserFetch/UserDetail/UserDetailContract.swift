// The protocols of the user detail. It has nothing to fetch, so it has no interactor.

/// Presenter → View.
protocol UserDetailViewProtocol: AnyObject {
  func show(_ detail: UserDetail)
}

/// View → Presenter.
protocol UserDetailPresenterProtocol: AnyObject {
  var view: (any UserDetailViewProtocol)? { get set }

  func viewDidLoad()
}
