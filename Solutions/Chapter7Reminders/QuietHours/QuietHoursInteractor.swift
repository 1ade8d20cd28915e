/// Interactor: knows the hours that are shown and the ones that are saved, and decides what may be saved.
final class QuietHoursInteractor: QuietHoursInteractorInputProtocol {
  weak var presenter: (any QuietHoursInteractorOutputProtocol)?
  private let service: any QuietHoursService
  private var hours: QuietHours?
  private var savedHours: QuietHours?

  init(service: any QuietHoursService) {
    self.service = service
  }

  // exercise 7.3 · interactor: These two files work in the demonstration. Review them, and correct what you find.
  private var isSaving = false

  func loadHours() {
    service.onChange = { [weak self] hours in self?.take(hours) }
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
        self?.isSaving = false
        self?.presenter?.didFail(with: error)
      }
    }
  }
  // starter: private var isSaving = false
  // starter:
  // starter: func loadHours() {
  // starter:   service.onChange = { hours in self.take(hours) }
  // starter:   Task { [service, weak self] in
  // starter:     do throws(QuietHoursError) {
  // starter:       let hours = try await service.load()
  // starter:       self?.take(hours)
  // starter:     } catch {
  // starter:       self?.presenter?.didFail(with: error)
  // starter:     }
  // starter:   }
  // starter: }
  // starter:
  // starter: func move(_ bound: QuietHours.Bound, by count: Int) {
  // starter:   guard !isSaving, var hours else { return }
  // starter:   hours.move(bound, by: count)
  // starter:   self.hours = hours
  // starter:   presenter?.didUpdate(hours, isChanged: hours != savedHours)
  // starter: }
  // starter:
  // starter: func save(isConfirmed: Bool) {
  // starter:   guard !isSaving, let hours else { return }
  // starter:   guard isConfirmed || !hours.needsConfirmation else {
  // starter:     presenter?.didNeedConfirmation(of: hours)
  // starter:     return
  // starter:   }
  // starter:   isSaving = true
  // starter:   presenter?.didStartSaving()
  // starter:   Task { [service, weak self] in
  // starter:     do throws(QuietHoursError) {
  // starter:       try await service.save(hours)
  // starter:       self?.isSaving = false
  // starter:       self?.savedHours = hours
  // starter:       self?.presenter?.didSave()
  // starter:     } catch {
  // starter:       self?.presenter?.didFail(with: error)
  // starter:     }
  // starter:   }
  // starter: }
  // end 7.3

  private func take(_ hours: QuietHours) {
    (self.hours, savedHours) = (hours, hours)
    presenter?.didUpdate(hours, isChanged: false)
  }
}
