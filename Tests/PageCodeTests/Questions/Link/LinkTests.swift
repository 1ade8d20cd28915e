import Foundation
import ScreenKit
import TestSupport
import Testing

struct LinkTests {
  let navigator = Navigator()
  let inbox = Screen()
  let spy = InboxSpy()
  let presenter: InboxPresenter
  let router: InboxAppRouter

  init() {
    presenter = InboxPresenter(wireframe: spy)
    presenter.view = spy
    presenter.didRetrieve(messages: [7])
    router = InboxAppRouter(navigator: navigator, inbox: presenter)
    navigator.push(inbox)
  }

  private func open(_ link: String) throws { router.open(try #require(URL(string: link))) }

  @Test func `A link opens its message from the list, whatever was open`() throws {
    navigator.push(Screen())
    navigator.push(Screen())
    try open("inbox://message/7")
    #expect(navigator.top === inbox)
    expect(spy.shown, equals: [7])
  }

  @Test func `A link closes an open question, which then has no answer`() throws {
    var answers = 0
    let alert = Alert(title: "Delete?")
    alert.addAction(title: "Delete") { answers += 1 }
    alert.addAction(title: "Keep", isCancel: true) { answers += 1 }
    navigator.present(alert)
    try open("inbox://message/7")
    #expect(navigator.presented == nil)
    expect(answers, equals: 0)
  }

  @Test func `A link to a deleted message says so`() throws {
    try open("inbox://message/8")
    expect(spy.shown, equals: [])
    expect(spy.reasons, equals: ["This message has been deleted."])
  }

  @Test(arguments: ["inbox://message/seven", "inbox://folder/7", "https://message/7"])
  func `A link to nothing leaves everything open`(link: String) throws {
    let detail = Screen()
    navigator.push(detail)
    try open(link)
    #expect(navigator.top === detail)
    expect(spy.shown, equals: [])
    expect(spy.reasons, equals: [])
  }
}
