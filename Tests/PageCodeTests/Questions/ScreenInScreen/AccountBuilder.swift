/// Builder of the account: it creates the header, and connects the two modules.
enum AccountBuilder {
  static func makeAccountModule(name: String) -> AccountView {
    let presenter = AccountPresenter()
    let header = HeaderBuilder.makeHeaderModule(name: name, output: presenter)
    presenter.header = header.input
    return AccountView(presenter: presenter, header: header.screen)
  }
}
