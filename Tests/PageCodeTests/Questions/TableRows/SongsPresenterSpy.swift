/// A presenter that records which songs the user selected.
final class SongsPresenterSpy: SongsPresenterProtocol {
  var selected: [Int] = []

  func didSelectSong(id: Int) { selected.append(id) }
}
