/// Presenter of the screen around the header.
final class AccountPresenter {
  weak var header: (any HeaderModuleInput)?
  private(set) var isEditing = false

  func didRename(to name: String) {
    isEditing = false
    header?.nameDidChange(to: name)
  }
}

extension AccountPresenter: HeaderModuleOutput {
  func headerDidSelectEdit() { isEditing = true }
}
