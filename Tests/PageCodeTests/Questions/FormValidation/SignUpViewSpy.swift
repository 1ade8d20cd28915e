/// A view that shows the last hint, and knows whether its button is enabled.
final class SignUpViewSpy: SignUpViewProtocol {
  var hint: String?
  var isEnabled: Bool?

  func showHint(_ text: String?) { hint = text }
  func setSignUpEnabled(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}
