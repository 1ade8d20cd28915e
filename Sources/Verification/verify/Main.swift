import CommandKit
import Foundation
import VerifyKit

@main struct Main {
  static func main() async {
    exit(await Tool.verify.run(Array(CommandLine.arguments.dropFirst())))
  }
}
