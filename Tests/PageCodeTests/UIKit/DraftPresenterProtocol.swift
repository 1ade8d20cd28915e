/// View → Presenter: what a screen reports that saves a draft when the user leaves it for good.
protocol DraftPresenterProtocol: AnyObject {
  func didClose()
}
