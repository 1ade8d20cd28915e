import ScreenKit

/// View: renders the state of the header, as a part of another screen.
final class DueCountScreen: Screen, DueCountRendering {
  private let presenter: any DueCountPresenting

  init(presenter: any DueCountPresenting) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  func render(_ state: DueCountState) {
    switch state {
    case .unknown: lines = []
    case .known(let text): lines = [text]
    }
  }
}
