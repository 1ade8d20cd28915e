/// Interactor: applies the business rules of the form.
final class SignUpInteractor: SignUpInteractorInputProtocol {
  func problem(withPassword password: String, of name: String) -> PasswordProblem? {
    NewPassword.problem(with: password, of: name)
  }
}
