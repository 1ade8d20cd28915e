import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#endif

@Suite("Beside UIKit: closed, or only covered")
struct ClosingTests {
  let presenter = PresenterSpy()
  let navigationController = UINavigationController(rootViewController: UIViewController())

  private func push() {
    navigationController.pushViewController(
      DraftViewController(presenter: presenter), animated: true)
  }

  @Test func `A screen that is covered is not closed`() {
    push()
    navigationController.pushViewController(UIViewController(), animated: true)
    navigationController.popViewController(animated: true)
    expect(presenter.closings, equals: 0)
  }

  @Test func `A screen that is popped is closed, once`() {
    push()
    navigationController.popViewController(animated: true)
    expect(presenter.closings, equals: 1)
  }

  @Test func `A swipe back that the user abandons closes nothing`() {
    push()
    navigationController.swipeBackAndReturn()
    expect(presenter.closings, equals: 0)
    navigationController.popViewController(animated: true)
    expect(presenter.closings, equals: 1)
  }

  @Test func `A sheet that is dismissed is closed`() {
    let draft = DraftViewController(presenter: presenter)
    navigationController.present(draft, animated: true)
    expect(presenter.closings, equals: 0)
    draft.dismiss(animated: true)
    expect(presenter.closings, equals: 1)
  }

  @Test func `A screen in a sheet is closed with the sheet's navigation controller`() {
    let draft = DraftViewController(presenter: presenter)
    let sheet = UINavigationController(rootViewController: draft)
    navigationController.present(sheet, animated: true)
    navigationController.dismiss(animated: true)
    expect(presenter.closings, equals: 1)
  }

  @Test func `A covered screen that is removed with those above it isn't told`() {
    push()
    navigationController.pushViewController(UIViewController(), animated: true)
    navigationController.popToRootViewController(animated: true)
    expect(presenter.closings, equals: 0)
  }
}
