import TestSupport
import Testing

struct FormValidationTests {
  let view = SignUpViewSpy()
  let presenter = SignUpPresenter(interactor: SignUpInteractor())

  init() { presenter.view = view }

  @Test func `An empty field disables the button, and blames the user for nothing`() {
    presenter.didChange(name: "Ada", password: "")
    expect(view.isEnabled, equals: false)
    expect(view.hint, equals: nil)
  }

  @Test func `A broken rule becomes a sentence`() {
    presenter.didChange(name: "Ada", password: "1234567")
    expect(view.isEnabled, equals: false)
    expect(view.hint, equals: "Use at least 8 characters.")

    presenter.didChange(name: "Lovelace", password: "Lovelace")
    expect(view.isEnabled, equals: false)
    expect(view.hint, equals: "Don't use your name.")
  }

  @Test func `A password that is accepted enables the button, and takes the hint away`() {
    presenter.didChange(name: "Ada", password: "1234567")
    presenter.didChange(name: "Ada", password: "12345678")
    expect(view.isEnabled, equals: true)
    expect(view.hint, equals: nil)
  }
}
