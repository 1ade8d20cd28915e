/// Interactor: sends the changes of one article one after the other, because two requests could overtake each other.
final class StarsInteractor: StarsInteractorInputProtocol {
  weak var presenter: (any StarsInteractorOutputProtocol)?
  private let service: any StarServiceProtocol
  /// The latest change of each article.
  private var changes: [Article.ID: Task<Void, Never>] = [:]

  init(service: any StarServiceProtocol) { self.service = service }

  func setStar(_ isStarred: Bool, id: Article.ID) {
    let previous = changes[id]
    changes[id] = Task { [service, weak self] in
      await previous?.value
      do {
        try await service.setStar(isStarred, id: id)
        self?.presenter?.didSaveStar(isStarred, id: id)
      } catch {
        self?.presenter?.didFailToSaveStar(id: id)
      }
    }
  }
}
