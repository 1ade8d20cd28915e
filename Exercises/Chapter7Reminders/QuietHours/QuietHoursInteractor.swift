/// Interactor: knows the hours that are shown and the ones that are saved, and decides what may be saved.
final class QuietHoursInteractor: QuietHoursInteractorInputProtocol {
  weak var presenter: (any QuietHoursInteractorOutputProtocol)?
  private let service: any QuietHoursService
  private var hours: QuietHours?
  private var savedHours: QuietHours?

  init(service: any QuietHoursService) {
    self.service = service
  }

  // TODO: 7.3 These two files work in the demonstration. Review them, and correct what you find.
  private var isSaving = false

  func loadHours() {
    service.onChange = { hours in self.take(hours) }
    Task { [service, weak self] in
      do throws(QuietHoursError) {
        let hours = try await service.load()
        self?.take(hours)
      } catch {
        self?.presenter?.didFail(with: error)
      }
    }
  }

  func move(_ bound: QuietHours.Bound, by count: Int) {
    guard !isSaving, var hours else { return }
    hours.move(bound, by: count)
    self.hours = hours
    presenter?.didUpdate(hours, isChanged: hours != savedHours)
  }

  func save(isConfirmed: Bool) {
    guard !isSaving, let hours else { return }
    guard isConfirmed || !hours.needsConfirmation else {
      presenter?.didNeedConfirmation(of: hours)
      return
    }
    isSaving = true
    presenter?.didStartSaving()
    Task { [service, weak self] in
      do throws(QuietHoursError) {
        try await service.save(hours)
        self?.isSaving = false
        self?.savedHours = hours
        self?.presenter?.didSave()
      } catch {
        self?.presenter?.didFail(with: error)
      }
    }
  }

  private func take(_ hours: QuietHours) {
    (self.hours, savedHours) = (hours, hours)
    presenter?.didUpdate(hours, isChanged: false)
  }
}
