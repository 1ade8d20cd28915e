/// Presenter of the header: receives changes from the module around it, and reports taps to it.
final class HeaderPresenter: HeaderPresenterProtocol {
  weak var view: (any HeaderViewProtocol)?
  private weak var output: (any HeaderModuleOutput)?
  private var name: String

  init(name: String, output: any HeaderModuleOutput) {
    self.name = name
    self.output = output
  }

  func viewDidLoad() { view?.showName(name) }

  func didSelectEdit() { output?.headerDidSelectEdit() }
}

extension HeaderPresenter: HeaderModuleInput {
  func nameDidChange(to name: String) {
    self.name = name
    view?.showName(name)
  }
}
