import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What servers read of many requests.
enum RequestCheck {
  static var wrongTexts: [Finding] {
    requests.filter { $0.received.text?.spelled != $0.text.spelled }.map { request in
      Finding("\(request.received.text.debugDescription) for \(request.text.debugDescription)")
    }
  }

  static var wrongAddresses: [Finding] {
    requests.filter { $0.received.addressWithoutQuery != $0.server + "/search/repositories" }.map {
      request in
      Finding("\(request.received.addressWithoutQuery) at \(request.server)")
    }
  }

  static var wrongItems: [Finding] {
    requests.filter { $0.received.items.sorted() != ["per_page=10", "q=\($0.text)"] }
      .map { Finding("\($0.received.items)") }
  }

  private static let requests: [(server: String, text: String, received: ReceivedQuery)] =
    SearchCases.servers.flatMap { server in
      let url = URL(string: server) ?? URL(filePath: "/")
      return (SearchCases.texts + OddTexts.all + SearchCases.textsByChance).map { text in
        (server, text, ReceivedQuery(SearchRequest(server: url, text: text).url))
      }
    }
}

extension URL {
  static let example = URL(string: "https://search.example") ?? URL(filePath: "/")
  static let companyServer = URL(string: "http://localhost:8000/api/v3") ?? URL(filePath: "/")
}
