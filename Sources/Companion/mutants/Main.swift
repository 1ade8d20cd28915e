import CommandKit
import Foundation
import MutantsKit

@main struct Main {
  static func main() async {
    exit(await Tool.mutants.run(Array(CommandLine.arguments.dropFirst())))
  }
}
