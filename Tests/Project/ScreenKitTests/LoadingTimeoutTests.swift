import ScreenKit
import TestSupport
import Testing

struct LoadingTimeoutTests {
  let list = ProbeScreen("Posts", isLoading: true)
  let driver: TerminalDriver
  let sentence =
    "'Posts' is still loading. The server may be slow, or nothing ends the loading state.\nLook at the exercises.\n"

  init() {
    driver = TerminalDriver(list)
  }

  @Test func `A screen that loads for too long is named, also when nothing is typed`() async {
    await driver.start()
    await driver.timeout.end()
    #expect(await driver.news() == sentence)
  }

  @Test func `A screen that goes on loading is named once`() async {
    await driver.start()
    await driver.timeout.end()
    #expect(await driver.news() == sentence)
    list.lines = ["Half of it"]
    await driver.type("?")
    #expect(await eventually { driver.printed.hasSuffix("shows the screen again.\n") })
    #expect(driver.printed.ranges(of: sentence).count == 1)
    #expect(driver.timeout.beginnings == 1)
  }

  @Test func `A loading screen without a title is named too`() async {
    list.title = ""
    await driver.start()
    await driver.timeout.end()
    #expect(await driver.news() == sentence.replacing("'Posts'", with: "This screen"))
  }

  @Test func `What waited is carried out after the timeout`() async {
    await driver.start()
    await driver.type("1")
    await driver.endInput()
    #expect(await driver.goesOn())
    await driver.timeout.end()
    #expect(await driver.ends())
    #expect(driver.printed.hasSuffix(sentence + "There are no rows to open.\n"))
  }

  @Test func `The timeout is cancelled when loading ends`() async {
    await driver.start()
    list.isLoading = false
    #expect(await eventually { driver.timeout.cancellations == 1 })
    #expect(!driver.printed.contains(sentence))
  }

  @Test func `Each loading has a timeout of its own`() async {
    await driver.start()
    await driver.timeout.end()
    #expect(await driver.news() == sentence)
    list.isLoading = false
    #expect(await driver.news().hasPrefix("\nPosts\nThere is nothing"))
    list.isLoading = true
    #expect(await driver.news().hasPrefix("\nPosts\nLoading…\n"))
    #expect(await eventually { driver.timeout.beginnings == 2 })
    await driver.endInput()
    #expect(await driver.goesOn())
    await driver.timeout.end()
    #expect(await driver.news() == sentence)
    #expect(await driver.ends())
  }

  @Test func `A screen that opens over a loading one has a timeout of its own`() async {
    await driver.start()
    await driver.timeout.end()
    #expect(await driver.news() == sentence)
    driver.navigator.push(ProbeScreen("Detail", isLoading: true))
    #expect(await eventually { driver.timeout.beginnings == 2 })
    await driver.endInput()
    #expect(await driver.goesOn())
    await driver.timeout.end()
    #expect(await driver.ends())
    #expect(driver.printed.contains("'Detail' is still loading."))
  }
}
