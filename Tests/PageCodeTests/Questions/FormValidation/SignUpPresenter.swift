/// Presenter: turns a broken rule into a sentence, and decides when to show it.
final class SignUpPresenter: SignUpPresenterProtocol {
  weak var view: (any SignUpViewProtocol)?
  private let interactor: any SignUpInteractorInputProtocol

  init(interactor: any SignUpInteractorInputProtocol) {
    self.interactor = interactor
  }

  func didChange(name: String, password: String) {
    let problem = interactor.problem(withPassword: password, of: name)
    view?.setSignUpEnabled(problem == nil)
    view?.showHint(password.isEmpty ? nil : problem.map(Self.hint))
  }

  private static func hint(for problem: PasswordProblem) -> String {
    switch problem {
    case .tooShort(let minimum): "Use at least \(minimum) characters."
    case .sameAsName: "Don't use your name."
    }
  }
}
