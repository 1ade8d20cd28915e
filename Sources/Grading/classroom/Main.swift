import ClassroomKit
import CommandKit
import Foundation

@main struct Main {
  static func main() async {
    exit(await Tool.classroom.run(Array(CommandLine.arguments.dropFirst())))
  }
}
