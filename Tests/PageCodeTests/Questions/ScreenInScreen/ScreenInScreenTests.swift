import ScreenKit
import TestSupport
import Testing

struct ScreenInScreenTests {
  let account = AccountBuilder.makeAccountModule(name: "Ada")

  init() { account.loadViewIfNeeded() }

  @Test func `The header shows the name that the account was created with`() {
    expect(account.header.lines, equals: ["Ada"])
  }

  @Test func `The header is a part of the outer screen`() {
    #expect(account.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(account.header)])
  }

  @Test func `The header receives a change of the module around it`() {
    account.presenter.didRename(to: "Ada Lovelace")
    expect(account.header.lines, equals: ["Ada Lovelace"])
  }

  @Test func `A tap in the header reaches the module around it`() {
    account.header.didSelectRow(at: 0)
    expect(account.presenter.isEditing, equals: true)
  }

  @Test func `Both modules are deallocated with the outer screen`() {
    let survivors = LeakDetector.survivors { detector in
      let account = AccountBuilder.makeAccountModule(name: "Ada")
      account.loadViewIfNeeded()
      detector.watch(account)
      detector.watch(account.presenter)
      detector.watch(account.header)
    }
    expect(survivors, equals: [])
  }
}
