import CommandKit
import Foundation
import WorkbookKit

@main struct Main {
  static func main() async {
    exit(await Tool.workbook.run(Array(CommandLine.arguments.dropFirst())))
  }
}
