/// What became of the wish to be reminded with a sound.
enum AlarmResult {
  case set
  /// The user doesn't allow any alarm, now or at an earlier question.
  case refused
}
