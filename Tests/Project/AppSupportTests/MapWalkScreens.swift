import ScreenKit

final class ListScreen: Screen {
  let piece = ListPiece()
  var helper: Helper?
  private let makeDetail: () -> Screen?

  init(makeDetail: @escaping () -> Screen?) {
    self.makeDetail = makeDetail
    super.init()
    rows = ["One"]
    piece.view = self
  }

  override func didSelectRow(at index: Int) {
    if let detail = makeDetail() { navigator?.push(detail) }
  }
}

final class ListPiece {
  weak var view: ListScreen?
  var strongView: ListScreen?
  var window: Navigator?
  var helper: Helper?
}

final class Helper {}

final class HeaderScreen: Screen {
  override func viewDidLoad() {
    rows = ["Edit"]
    isLoading = true
  }
}

final class DetailScreen: Screen {
  var onDone: (() -> Void)?
}
