import ScreenKit
import TestSupport
import Testing

struct WireframeTests {
  @Test func `The wireframe pushes the album that the user selected`() {
    let navigator = NavigatorSpy()
    let wireframe = makeWireframe(navigator)

    wireframe.showAlbum(named: "Blue Train")

    expect(navigator.pushed.map(\.title), equals: ["Album Blue Train"])
    expect(navigator.presented.map(\.title), equals: [])
  }

  @Test func `The wireframe presents the player as a sheet`() {
    let navigator = NavigatorSpy()
    let wireframe = makeWireframe(navigator)

    wireframe.showPlayer(for: "Blue Train")

    expect(navigator.pushed.map(\.title), equals: [])
    expect(navigator.presented.map(\.title), equals: ["Player of Blue Train"])
  }

  @Test func `The real navigator fits the same protocol`() {
    let navigator = Navigator()
    makeWireframe(navigator).showAlbum(named: "Blue Train")
    expect(navigator.top?.title, equals: "Album Blue Train")
  }

  @Test func `The wireframe does not retain its navigator`() {
    var wireframe: AlbumsWireframe?
    let survivors = LeakDetector.survivors { detector in
      let navigator = Navigator()
      detector.watch(navigator)
      wireframe = makeWireframe(navigator)
    }
    expect(survivors, equals: [])
    wireframe?.showAlbum(named: "Blue Train")
  }

  /// A wireframe that makes screens with a title, in place of the real modules.
  private func makeWireframe(_ navigator: any NavigatorProtocol) -> AlbumsWireframe {
    AlbumsWireframe(
      navigator: navigator, makeAlbum: { screen("Album \($0)") },
      makePlayer: { screen("Player of \($0)") })
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }
}
