import ScreenKit

/// Builder: creates and connects two objects, since the module has no more.
enum AboutBuilder {
  static func makeAboutModule(version: String, build: Int) -> Screen {
    let presenter = AboutPresenter(version: version, build: build)
    let view = AboutView(presenter: presenter)
    presenter.view = view
    return view
  }
}
