import ScreenKit

/// View: a row for each headline.
final class NewsView: Screen, NewsViewProtocol {
  let presenter: any NewsPresenterProtocol

  init(presenter: any NewsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  func showHeadlines(_ headlines: [String]) { rows = headlines }
}
