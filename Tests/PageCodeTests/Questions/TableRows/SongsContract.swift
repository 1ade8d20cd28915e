// The contract of a list of songs. Neither protocol mentions a table, a cell or an index path.

/// Presenter → View.
protocol SongsViewProtocol: AnyObject {
  func showSongs(_ songs: [SongRow])
}

/// View → Presenter.
protocol SongsPresenterProtocol: AnyObject {
  func didSelectSong(id: Int)
}
