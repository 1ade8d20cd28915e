import Foundation
import ScreenKit
import TestSupport
import Testing

struct LinkTests {
  let navigator = Navigator()
  let inbox = Screen()
  let presenter: InboxPresenter
  let router: InboxAppRouter

  init() {
    inbox.title = "Inbox"
    presenter = InboxPresenter(wireframe: InboxWireframe(navigator: navigator))
    router = InboxAppRouter(navigator: navigator, inbox: presenter)
    navigator.push(inbox)
  }

  private func open(_ link: String) throws { router.open(try #require(URL(string: link))) }

  private var titles: [String] { navigator.screens.map(\.title) }

  @Test func `A link opens its message above the inbox, whatever was open`() throws {
    presenter.didSelectMessage(id: 5)
    presenter.didSelectMessage(id: 6)
    try open("inbox://message/7")
    expect(titles, equals: ["Inbox", "Message 7"])
  }

  @Test func `A link closes an open question, which then has no answer, and the sheet below`()
    throws
  {
    var answers = 0
    let alert = Alert(title: "Delete?")
    alert.addAction(title: "Delete") { answers += 1 }
    alert.addAction(title: "Keep", isCancel: true) { answers += 1 }
    navigator.present(Screen())
    navigator.present(alert)
    try open("inbox://message/7")
    #expect(navigator.presented == nil)
    expect(answers, equals: 0)
    expect(titles, equals: ["Inbox", "Message 7"])
  }

  @Test(arguments: ["inbox://message/seven", "inbox://folder/7", "https://message/7"])
  func `A link that can't be read leaves everything open`(link: String) throws {
    presenter.didSelectMessage(id: 5)
    navigator.present(Screen())
    try open(link)
    expect(titles, equals: ["Inbox", "Message 5"])
    #expect(navigator.presented != nil)
  }
}
