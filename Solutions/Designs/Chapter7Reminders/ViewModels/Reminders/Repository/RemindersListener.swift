/// Repository: an object that has to know when its reminders, requests or failure have changed.
protocol RemindersListener: AnyObject {
  func remindersDidChange()
}
