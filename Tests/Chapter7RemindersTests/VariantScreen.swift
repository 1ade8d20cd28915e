import ScreenKit

@testable import Chapter7Reminders

/// Quiet hours without any roles: a massive view controller, which works or has one fault.
final class VariantScreen: Screen {
  let fault: VariantFault?
  let freedom: Freedom
  private var service: (any QuietHoursService)?
  private var leak: VariantLeak?
  private weak var home: Navigator?
  private(set) var hours: QuietHours?
  private(set) var savedHours: QuietHours?
  private var firstHours: QuietHours?
  private(set) var message: String?
  private(set) var isSaving = false
  private(set) var (hasMoved, hasFailedToLoad) = (false, false)
  private var (hasAsked, isConfirmed) = (false, false)
  private var confirmedHours: QuietHours?
  private(set) var hasHeardOfOtherDevice = false

  init(
    _ service: any QuietHoursService, in navigator: Navigator, fault: VariantFault? = nil,
    freedom: Freedom = .none, leak: VariantLeak? = nil
  ) {
    self.service = service
    home = navigator
    self.fault = fault
    self.freedom = freedom
    self.leak = leak
    super.init()
    title = "Quiet hours"
  }

  override func viewDidLoad() {
    note(.opened)
    service?.onChange = { [weak self] in self?.hear($0) }
    load()
    if fault == .loadsTwice { load() }
  }

  override func viewDidDisappear() {
    // An alert above the screen doesn't end the visit.
    guard navigator?.presented == nil else { return }
    if isSaving { note(.leftDuringSave) } else if isLoading { note(.leftDuringLoad) }
    if leak?.isTied == true, leak?.holdsScreen == true { service = nil }
  }

  override func didSelectRow(at index: Int) {
    guard rows.indices.contains(index) else { return }
    switch rows[index] {
    case "Try again": if fault != .retriesNothing { load() }
    case "Save": save()
    default: break
    }
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard !isSaving || fault == .movesDuringSave, var hours else { return }
    if fault == .ignoresEarlier, button == 0 { return }
    let bound: QuietHours.Bound = (row == 0) != (fault == .movesOneBound) ? .start : .end
    let before = hours
    hours.move(bound, by: button == 0 ? -1 : 1)
    let isPast = [before.start - hours.start, before.end - hours.end].contains { abs($0) == 23 }
    if fault == .stopsAtMidnight, isPast { hours = before }
    self.hours = hours
    hasMoved = true
    if freedom != .keepsMessage { message = nil }
    note(.moved)
    draw()
  }

  private func load() {
    message = nil
    isLoading = fault != .loadsSilently
    draw()
    Task { [service, retained, weak self] in
      defer { _ = retained }
      do throws(QuietHoursError) {
        guard let hours = try await service?.load() else { return }
        self?.begin(with: hours)
      } catch {
        self?.failLoading(error)
      }
    }
  }

  private func begin(with hours: QuietHours) {
    isLoading = false
    (self.hours, savedHours, firstHours) = (hours, hours, hours)
    draw()
  }

  private func failLoading(_ error: QuietHoursError) {
    isLoading = fault == .loadsForever
    hasFailedToLoad = true
    message = fault == .hasOneLoadError ? words(for: .offline) : words(for: error)
    if fault == .hidesLoadError { message = nil }
    note(.failedLoad)
    draw()
  }

  private func hear(_ hours: QuietHours) {
    let isChanged = self.hours != savedHours
    if fault == .ignoresOtherDevice { return }
    if fault == .ignoresOtherDeviceAfterMove, isChanged { return }
    if freedom == .ignoresOtherDeviceDuringRequest, isLoading { return }
    note(.changedElsewhere)
    if fault != .offersSaveAfterAnotherDevice { savedHours = hours }
    hasHeardOfOtherDevice = true
    hasMoved = false
    (self.hours, message) = (hours, nil)
    draw()
  }

  private func save() {
    guard !isSaving || fault == .savesTwice, let hours else { return }
    if fault == .savesFirstHours, let firstHours { return send(firstHours) }
    let limit: Int? =
      switch fault {
      case .neverAsks: nil
      case .asksAtTwelve: 11
      case .asksAboveThirteen: 13
      default: 12
      }
    let isSure =
      isConfirmed || fault == .asksOnlyOnce && hasAsked || hours == confirmedHours
    guard let limit, hours.length > limit, !isSure else { return send(hours) }
    ask(about: hours)
  }

  private func ask(about hours: QuietHours) {
    hasAsked = true
    if fault == .savesBeforeAnswer { send(hours) }
    let number = fault == .asksAboutOtherNumber ? 12 : hours.length
    let alert = Alert(title: "Silent for \(number) hours?")
    alert.addAction(title: "Save") { [weak self] in
      self?.note(.confirmed)
      if self?.fault == .remembersConfirmedHours { self?.confirmedHours = hours }
      if self?.fault != .ignoresConfirmation, self?.fault != .savesBeforeAnswer {
        self?.send(hours)
      }
    }
    alert.addAction(title: "Cancel", isCancel: true) { [weak self] in
      self?.note(.cancelled)
      if self?.fault == .savesOnCancel { self?.send(hours) }
      if self?.fault == .savesInAnyCaseAfterCancel { self?.isConfirmed = true }
    }
    navigator?.present(alert)
  }

  private func send(_ shown: QuietHours) {
    var hours = shown
    if fault == .savesOnlyStart, let firstHours { hours.end = firstHours.end }
    isSaving = true
    message = nil
    isLoading = fault != .savesSilently
    draw()
    if fault == .closesBeforeResponse { navigator?.pop() }
    let home = fault == .closesOther ? home : nil
    Task { [service, retained, weak self] in
      defer { _ = retained }
      do throws(QuietHoursError) {
        try await service?.save(hours)
        self?.end()
        if self?.navigator == nil { home?.pop() }
      } catch {
        self?.failSaving(error)
      }
    }
  }

  private func end() {
    isLoading = false
    isSaving = false
    savedHours = hours
    note(.saved)
    draw()
    if fault != .staysOpen, fault != .closesBeforeResponse { navigator?.pop() }
  }

  private func failSaving(_ error: QuietHoursError) {
    isLoading = fault == .savesForever
    isSaving = fault == .ignoresSaveAfterError
    message = fault == .hasOneSaveError ? words(for: .offline) : words(for: error)
    if fault == .hidesSaveError { message = nil }
    if fault == .forgetsHoursAfterError { hours = savedHours }
    note(.failedSave)
    draw()
    if fault == .closesAfterError { navigator?.pop() }
  }

  /// What a request keeps in memory until its response.
  private var retained: VariantScreen? { freedom == .isRetainedByRequest ? self : nil }

  private func note(_ moment: VariantLeak.Moment) {
    leak?.note(moment, of: self, service)
  }
}
