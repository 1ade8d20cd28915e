import AppSupport
import Chapter2ItemDetail
import Foundation

@main struct ItemDetailApp {
  private static let days = FleaMarket.Day.allCases.map(\.rawValue).joined(separator: ", ")

  static func main() async {
    let app = ChapterApp(
      "ItemDetailApp", chapter: 2,
      summary: """
        Lists what a flea market sells, opens an item, and marks favourites.
        DAY=closed before the command chooses another day. There are: \(days).
        """)
    await app.run { navigator, _ in
      ListWireframe.createListModule(navigator: navigator, market: FleaMarket(day: day))
    }
  }

  private static var day: FleaMarket.Day {
    let name = ProcessInfo.processInfo.environment["DAY"] ?? ""
    if name.isEmpty { return .busy }
    if let day = FleaMarket.Day(rawValue: name) { return day }
    FileHandle.standardError.write(Data("Error: DAY is '\(name)'. It can be: \(days).\n".utf8))
    exit(64)
  }
}
