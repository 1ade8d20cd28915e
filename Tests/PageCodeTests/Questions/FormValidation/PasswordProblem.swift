/// Why a password is not accepted, without a sentence for the user.
enum PasswordProblem: Equatable {
  case tooShort(minimum: Int)
  case sameAsName
}
