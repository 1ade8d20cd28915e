import ClassroomKit
import Foundation
import WorkbookKit

@main struct Main {
  static func main() async {
    exit(await Tool.classroom.run(Array(CommandLine.arguments.dropFirst())))
  }
}
