/// An interactor that records which drafts it should delete.
final class DraftsInteractorSpy: DraftsInteractorInputProtocol {
  var deleted: [Draft.ID] = []

  func deleteDraft(id: Draft.ID) { deleted.append(id) }
}
