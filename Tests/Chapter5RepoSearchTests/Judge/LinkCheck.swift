import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// Which next page is found in many headers.
enum LinkCheck {
  static var wrongAddresses: [Finding] {
    (SearchCases.addresses + SearchCases.addressesByChance).flatMap { address in
      SearchCases.forms.compactMap { form in
        let link = form.replacing("NEXT", with: address)
        let found = SearchHeaders(["link": link]).nextPage?.absoluteString
        return found == address ? nil : Finding("\(found ?? "none") for \(address) in \(link)")
      }
    }
  }

  static var inventedPages: [Finding] {
    SearchCases.lastPages.compactMap { link in
      SearchHeaders(link.map { ["link": $0] } ?? [:]).nextPage.map { page in
        Finding("\(page.absoluteString) in \(link ?? "no header")")
      }
    }
  }
}
