import Foundation
import VerifyKit
import WorkbookKit

@main struct Main {
  static func main() async {
    exit(await Tool.verify.run(Array(CommandLine.arguments.dropFirst())))
  }
}
