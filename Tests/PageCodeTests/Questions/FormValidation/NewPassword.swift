/// Business rule: which passwords are accepted, on each screen and on none.
enum NewPassword {
  static let minimum = 8

  static func problem(with text: String, of name: String) -> PasswordProblem? {
    if text.count < minimum { return .tooShort(minimum: minimum) }
    if text == name { return .sameAsName }
    return nil
  }
}
