import Foundation
import ScreenKit
import Testing
struct OutputTests {
  let list = ProbeScreen("List", rows: ["One"])

  @Test func `The terminal ends when its first drawing can't be printed`() async {
    let driver = TerminalDriver(list)
    driver.openOutputs = 0
    await driver.start()
    #expect(await driver.ends())
  }

  @Test func `The terminal ends when it can't print any more, and opens nothing`() async {
    let driver = TerminalDriver(list)
    driver.openOutputs = 1
    await driver.start()
    await driver.type("?", "1")
    #expect(await driver.ends())
    #expect(list.events == ["load", "appear"])
  }

  @Test func `A closed pipe is an error and no signal`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: (any Error).self) {
      try StandardOutput.write("text", to: pipe.fileHandleForWriting)
    }
  }

  @Test func `Text is written at once`() throws {
    let pipe = Pipe()
    try StandardOutput.write("할 일\n", to: pipe.fileHandleForWriting)
    #expect(pipe.fileHandleForReading.availableData == Data("할 일\n".utf8))
  }
}
