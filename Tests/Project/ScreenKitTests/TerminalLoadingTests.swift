import ScreenKit
import TestSupport
import Testing

struct TerminalLoadingTests {
  let list = ProbeScreen("Posts", isLoading: true)
  let driver: TerminalDriver
  let footer = "A number and Return choose a row · q quit · ? help\n"
  let rowIsOpened = ["load", "appear", "row 0"]

  init() {
    driver = TerminalDriver(list)
  }

  private func finishLoading() {
    list.rows = ["One"]
    list.isLoading = false
  }

  @Test func `A choice waits until its rows are there`() async {
    await driver.start()
    await driver.type("1")
    #expect(list.events == ["load", "appear"])
    finishLoading()
    #expect(await eventually { list.events == rowIsOpened })
    #expect(!driver.printed.contains("There are no rows"))
  }

  @Test func `The end of input waits for the screen, which is drawn before it ends`() async {
    await driver.start()
    await driver.endInput()
    #expect(await driver.goesOn())
    finishLoading()
    #expect(await driver.ends())
    #expect(driver.printed.contains("1  One\n"))
  }

  @Test func `q quits a loading screen at once`() async {
    await driver.start()
    await driver.type("q")
    #expect(await driver.ends())
  }

  @Test func `In a pipe, q waits for the screen, which is drawn before it ends`() async {
    driver.quitsAtOnce = false
    await driver.start()
    await driver.type("q")
    #expect(await driver.goesOn())
    finishLoading()
    #expect(await driver.ends())
    #expect(driver.printed.contains("1  One\n"))
  }

  @Test func `b leaves a loading screen at once`() async {
    driver.navigator.push(ProbeScreen("Detail", isLoading: true))
    await driver.start()
    await driver.type("b")
    #expect(await driver.news().hasPrefix("\nPosts\nLoading…\n"))
  }

  @Test func `? helps on a loading screen at once`() async {
    await driver.start()
    await driver.type("?")
    #expect(await driver.news().contains("q quits.\n"))
  }

  @Test func `q behind a choice waits with it`() async {
    await driver.start()
    await driver.type("1", "q")
    #expect(await driver.goesOn())
    finishLoading()
    #expect(await driver.ends())
    #expect(list.events == rowIsOpened)
  }

  @Test func `A choice that begins to load lets the next one wait`() async {
    list.onRow = { screen, _ in Task { screen.isLoading = true } }
    await driver.start()
    await driver.type("1", "1")
    finishLoading()
    #expect(
      await eventually { driver.printed.hasSuffix("\nPosts\nLoading…\n\n1  One\n\n" + footer) })
    #expect(await driver.goesOn())
    #expect(list.events == rowIsOpened)
  }
}
