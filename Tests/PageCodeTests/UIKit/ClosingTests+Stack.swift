import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#endif

extension ClosingTests {
  @Test func `A covered screen of a sheet isn't told that the sheet closes, but the sheet is`() {
    let draft = DraftViewController(presenter: presenter)
    let sheet = SheetNavigationController(rootViewController: draft)
    var endings = 0
    sheet.didClose = { endings += 1 }
    navigationController.present(sheet, animated: true)
    sheet.pushViewController(UIViewController(), animated: true)
    expect(endings, equals: 0)

    navigationController.dismiss(animated: true)
    expect(presenter.closings, equals: 0)
    expect(endings, equals: 1)
  }

  @Test
  func `didMove tells a covered screen that it was popped, but not that its sheet closes`() {
    let popped = EventScreen()
    navigationController.pushViewController(popped, animated: true)
    navigationController.pushViewController(UIViewController(), animated: true)
    popped.events = []
    navigationController.popToRootViewController(animated: true)
    expect(popped.events, equals: ["didMove(toParent: nil)"])

    let dismissed = EventScreen()
    let sheet = UINavigationController(rootViewController: dismissed)
    navigationController.present(sheet, animated: true)
    sheet.pushViewController(UIViewController(), animated: true)
    dismissed.events = []
    navigationController.dismiss(animated: true)
    expect(dismissed.events, equals: [])
  }

  @Test func `After an abandoned swipe, one screen appears again, and one disappears unseen`() {
    let below = EventScreen()
    let top = EventScreen()
    navigationController.viewControllers = [below]
    navigationController.pushViewController(top, animated: true)
    below.events = []
    top.events = []
    navigationController.swipeBackAndReturn()
    expect(top.events, equals: ["viewWillDisappear", "viewWillAppear", "viewDidAppear"])
    expect(below.events, equals: ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
  }
}
