import ScreenKit

/// Wireframe: opens an album on the stack, and the player as a sheet.
final class AlbumsWireframe {
  private weak var navigator: (any NavigatorProtocol)?
  private let makeAlbum: (String) -> Screen
  private let makePlayer: (String) -> Screen

  /// - Parameters:
  ///   - navigator: Shows the screens.
  ///   - makeAlbum: Creates the module of an album; the app passes its builder's method.
  ///   - makePlayer: Creates the module that plays an album.
  init(
    navigator: any NavigatorProtocol, makeAlbum: @escaping (String) -> Screen,
    makePlayer: @escaping (String) -> Screen
  ) {
    self.navigator = navigator
    self.makeAlbum = makeAlbum
    self.makePlayer = makePlayer
  }

  func showAlbum(named name: String) {
    navigator?.push(makeAlbum(name))
  }

  func showPlayer(for name: String) {
    navigator?.present(makePlayer(name))
  }
}
