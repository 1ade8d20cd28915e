import ScreenKit

/// Builder: creates and connects the quiet hours.
enum QuietHoursBuilder {
  static func makeQuietHoursModule(
    navigator: Navigator, service: any QuietHoursService
  ) -> Screen {
    let router = QuietHoursRouter(navigator: navigator)
    let interactor = QuietHoursInteractor(service: service)
    let presenter = QuietHoursPresenter(interactor: interactor, router: router)
    let view = QuietHoursView(presenter: presenter)
    presenter.view = view
    interactor.presenter = presenter
    router.screen = view
    return view
  }
}
