import Foundation

@testable import Chapter1PostList
@testable import Chapter4UserFetch

/// What the tests of the UIKit and SwiftUI page show.
nonisolated enum UIKitSample {
  static let harbour = post(2, "The harbour")
  static let ferry = post(3, "The ferry")
  static let amara = User(
    id: 3, name: "Amara Okafor", email: "amara@example.com", city: "Lagos", employer: "Solar")

  static let loaded = UserListState.loaded([UserRow(amara)], asOf: "As of 9:41")

  private static func post(_ id: Int, _ title: String) -> Post {
    Post(
      id: id, title: title, imageURL: URL(filePath: "/images/\(id).png"),
      thumbImageURL: URL(filePath: "/images/\(id)-small.png"))
  }
}
