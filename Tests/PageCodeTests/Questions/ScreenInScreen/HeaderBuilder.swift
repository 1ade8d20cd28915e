/// Builder of the header, for every module that has a place for it.
enum HeaderBuilder {
  static func makeHeaderModule(name: String, output: any HeaderModuleOutput) -> HeaderModule {
    let presenter = HeaderPresenter(name: name, output: output)
    let view = HeaderView(presenter: presenter)
    presenter.view = view
    return HeaderModule(screen: view, input: presenter)
  }
}
