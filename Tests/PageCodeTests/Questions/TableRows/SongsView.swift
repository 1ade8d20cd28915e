import ScreenKit

/// View: keeps the rows that it received, and translates an index into an id.
final class SongsView: Screen, SongsViewProtocol {
  let presenter: any SongsPresenterProtocol
  private var songs: [SongRow] = []

  init(presenter: any SongsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  func showSongs(_ songs: [SongRow]) {
    self.songs = songs
    rows = songs.map(\.title)
  }

  override func didSelectRow(at index: Int) {
    guard songs.indices.contains(index) else { return }
    presenter.didSelectSong(id: songs[index].id)
  }
}
