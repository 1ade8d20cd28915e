// The contract of a form with a password.

/// Presenter → View.
protocol SignUpViewProtocol: AnyObject {
  func showHint(_ text: String?)
  func setSignUpEnabled(_ isEnabled: Bool)
}

/// View → Presenter: the view reports what was typed, and judges nothing.
protocol SignUpPresenterProtocol: AnyObject {
  func didChange(name: String, password: String)
}

/// Presenter → Interactor.
protocol SignUpInteractorInputProtocol: AnyObject {
  func problem(withPassword password: String, of name: String) -> PasswordProblem?
}
