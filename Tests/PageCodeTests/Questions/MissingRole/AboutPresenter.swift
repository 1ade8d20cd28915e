/// Presenter: has its data from the start, so that it needs no interactor.
final class AboutPresenter: AboutPresenterProtocol {
  weak var view: (any AboutViewProtocol)?
  private let version: String
  private let build: Int

  init(version: String, build: Int) {
    self.version = version
    self.build = build
  }

  func viewDidLoad() { view?.showVersion("Version \(version), build \(build)") }
}
