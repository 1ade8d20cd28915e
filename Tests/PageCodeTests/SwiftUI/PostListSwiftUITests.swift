import Foundation
import Observation
import TestSupport
import Testing

@testable import Chapter1PostList

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Beside SwiftUI: the post list")
struct PostListSwiftUITests {
  @Test func `The display has what the presenter commands`() {
    let display = PostListDisplay()
    display.showLoading()
    #expect(display.isLoading && display.message == nil)
    display.hideLoading()
    display.showPosts([UIKitSample.ferry])
    display.showError("It failed.")
    #expect(!display.isLoading && display.message == "It failed.")
    expect(display.posts, equals: [UIKitSample.ferry])
  }

  @Test func `A command changes what a view observes`() {
    let display = PostListDisplay()
    let changes = LockedCount()
    withObservationTracking {
      _ = display.posts
    } onChange: {
      changes.add()
    }
    display.showPosts([UIKitSample.ferry])
    expect(changes.value, equals: 1)
  }

  @Test func `Only the first appearance loads the posts`() {
    let display = PostListDisplay()
    let presenter = PostListUIKitTests.PresenterSpy()
    display.presenter = presenter
    display.appear()
    display.appear()
    expect(presenter.loadCount, equals: 1)
  }

  @Test func `A tap appends to the path, and closing removes it`() {
    let wireframe = PostListSwiftUIWireframe()
    wireframe.showPostDetail(for: UIKitSample.ferry)
    expect(wireframe.path, equals: [.detail(UIKitSample.ferry)])
    wireframe.closePostDetail()
    expect(wireframe.path, equals: [])
    wireframe.closePostDetail()
    expect(wireframe.path, equals: [])
  }

  @Test func `The detail's display shows its post`() {
    let wireframe = PostListSwiftUIWireframe()
    let detail = wireframe.makePostDetailModule(for: UIKitSample.ferry)
    detail.presenter?.viewDidLoad()
    expect(detail.post, equals: UIKitSample.ferry)
  }

  @Test func `The modules are released with their displays`() throws {
    let wireframe = PostListSwiftUIWireframe()
    let survivors = try LeakDetector.survivors { detector in
      let list = wireframe.makePostListModule(
        session: URLSession(configuration: .ephemeral), server: URL(filePath: "/"),
        store: URL(filePath: "/dev/null/posts.json"))
      let detail = wireframe.makePostDetailModule(for: UIKitSample.ferry)
      detector.watch(list)
      detector.watch(try #require(list.presenter))
      detector.watch(try #require(list.presenter?.interactor))
      detector.watch(detail)
      detector.watch(try #require(detail.presenter))
    }
    expect(survivors, equals: [])
  }
}
