import Foundation
import WorkbookKit

@main struct Main {
  static func main() async {
    exit(await WorkbookTool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
