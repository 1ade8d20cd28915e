import AppSupport
import Chapter2ItemDetail
import Foundation
import ScreenKit

@main struct ItemDetailApp {
  private static let days = FleaMarket.Day.allCases.map(\.rawValue).joined(separator: ", ")

  static func main() async {
    let app = ChapterApp(
      "ItemDetailApp", chapter: 2,
      summary: """
        Lists what a flea market sells, opens an item, and marks favourites.
        Put DAY=closed before the command to choose another day: \(days).
        """)
    await app.run { navigator, _ in
      ListWireframe.makeListModule(navigator: navigator, market: FleaMarket(day: day))
    }
  }

  private static var day: FleaMarket.Day {
    let name = ProcessInfo.processInfo.environment["DAY"] ?? ""
    if name.isEmpty { return .busy }
    if let day = FleaMarket.Day(rawValue: name) { return day }
    let text = "Error: DAY is '\(name)'. It can be: \(days).\n"
    try? StandardOutput.write(text, to: .standardError)
    exit(64)
  }
}
