import Foundation
import ScreenKit

// MARK: - Shared by the modules

/// The reminders at one moment.
///
/// A later one has a greater revision.
nonisolated struct ReminderSnapshot: Sendable {
  let revision: Int
  let reminders: [Reminder]
}

/// Why a single action failed, and after which change of the reminders.
nonisolated struct ReminderFailure: Error, Sendable {
  let error: RemindersError
  let revision: Int
}

nonisolated enum AlarmOutcome: Sendable {
  case done
  case refused
}

typealias ReminderCompletion<Success: Sendable> =
  @MainActor @Sendable (Result<Success, ReminderFailure>) -> Void

/// The reminder that a link names; the id is nil when it names none.
nonisolated struct ReminderLink {
  let id: Reminder.ID?

  /// Reads `reminders:///3` and `reminders:3`; nil for a link that is none of ours.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == "reminders" else { return nil }
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let slash = CharacterSet(charactersIn: "/")
    let path = (components?.path ?? "").trimmingCharacters(in: slash)
    id = Int(path.isEmpty ? components?.host ?? "" : path)
  }
}

extension Alert {
  /// The question before a reminder is deleted, as the list and the detail ask it.
  static func deletion(of title: String, onConfirm: @escaping () -> Void) -> Alert {
    let alert = Alert(title: "Delete “\(title)”?")
    alert.addAction(title: "Delete", handler: onConfirm)
    alert.addAction(title: "Cancel", isCancel: true)
    return alert
  }

  /// Tells the user something.
  static func notice(_ text: String) -> Alert {
    let alert = Alert(title: text)
    alert.addAction(title: "OK", isCancel: true)
    return alert
  }
}

// MARK: - Interactor

/// Asks for the permission once in the life of the app, whichever visit wants it.
final class AlarmAuthorization {
  /// The question that is open, by its permission.
  ///
  /// Its task keeps the permission, so that the key stays valid.
  private static var openQuestions: [ObjectIdentifier: Task<Bool, Never>] = [:]

  private let permission: any AlarmPermission
  private let settings: any AlarmSettings

  init(permission: any AlarmPermission, settings: any AlarmSettings) {
    self.permission = permission
    self.settings = settings
  }

  func isAllowed() async -> Bool {
    if let answer = settings.isAllowed { return answer }
    let key = ObjectIdentifier(permission)
    if let question = Self.openQuestions[key] { return await question.value }
    let question = Task { [permission, settings] in
      let answer = await permission.request()
      settings.isAllowed = answer
      Self.openQuestions[key] = nil
      return answer
    }
    Self.openQuestions[key] = question
    return await question.value
  }
}

/// What a presenter may ask of the reminders' interactor.
nonisolated protocol ReminderInteracting: AnyObject, Sendable {
  /// The reminders as they are now, if they are loaded, and after each change.
  func changes() async -> AsyncStream<ReminderSnapshot>
  /// Loads the reminders; a success arrives as a change, too.
  func load(completion: @escaping ReminderCompletion<Void>)
  func delete(_ id: Reminder.ID, completion: @escaping ReminderCompletion<Void>)
  func setAlarm(of id: Reminder.ID, completion: @escaping ReminderCompletion<AlarmOutcome>)
}

/// Has the reminders of one visit. List, header and detail share it.
actor ReminderInteractor: ReminderInteracting {
  private let store: any ReminderStore
  private let authorization: AlarmAuthorization

  private var reminders: [Reminder]?
  private var revision = 0
  private var observers: [UUID: AsyncStream<ReminderSnapshot>.Continuation] = [:]

  // Who waits for the response of a request that is under way.
  private var loads: [ReminderCompletion<Void>] = []
  private var deletions: [Reminder.ID: [ReminderCompletion<Void>]] = [:]
  private var alarms: [Reminder.ID: [ReminderCompletion<AlarmOutcome>]] = [:]

  init(store: any ReminderStore, authorization: AlarmAuthorization) {
    self.store = store
    self.authorization = authorization
  }

  func changes() -> AsyncStream<ReminderSnapshot> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ReminderSnapshot.self, bufferingPolicy: .bufferingNewest(1))
    let key = UUID()
    observers[key] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.removeObserver(key) }
    }
    if let reminders {
      continuation.yield(ReminderSnapshot(revision: revision, reminders: reminders))
    }
    return stream
  }

  nonisolated func load(completion: @escaping ReminderCompletion<Void>) {
    Task { await performLoad(completion) }
  }

  nonisolated func delete(_ id: Reminder.ID, completion: @escaping ReminderCompletion<Void>) {
    Task { await performDelete(id, completion) }
  }

  nonisolated func setAlarm(
    of id: Reminder.ID, completion: @escaping ReminderCompletion<AlarmOutcome>
  ) {
    Task { await performSetAlarm(of: id, completion) }
  }

  private func performLoad(_ completion: @escaping ReminderCompletion<Void>) async {
    loads.append(completion)
    guard loads.count == 1 else { return }
    let result: Result<Void, ReminderFailure>
    do {
      publish(try await store.reminders())
      result = .success(())
    } catch {
      result = .failure(ReminderFailure(error: error, revision: revision))
    }
    let waiting = loads
    loads = []
    for completion in waiting { await completion(result) }
  }

  private func performDelete(
    _ id: Reminder.ID, _ completion: @escaping ReminderCompletion<Void>
  ) async {
    guard reminder(id) != nil else { return await completion(.success(())) }
    deletions[id, default: []].append(completion)
    guard deletions[id]?.count == 1 else { return }
    let result: Result<Void, ReminderFailure>
    do {
      try await store.delete(id)
      publish((reminders ?? []).filter { $0.id != id })
      result = .success(())
    } catch {
      result = .failure(ReminderFailure(error: error, revision: revision))
    }
    for completion in deletions.removeValue(forKey: id) ?? [] { await completion(result) }
  }

  private func performSetAlarm(
    of id: Reminder.ID, _ completion: @escaping ReminderCompletion<AlarmOutcome>
  ) async {
    alarms[id, default: []].append(completion)
    guard alarms[id]?.count == 1 else { return }
    let result = await setAlarm(of: id)
    for completion in alarms.removeValue(forKey: id) ?? [] { await completion(result) }
  }

  private func setAlarm(of id: Reminder.ID) async -> Result<AlarmOutcome, ReminderFailure> {
    guard await authorization.isAllowed() else { return .success(.refused) }
    // It may have been deleted while the user thought about the question.
    guard let reminder = reminder(id), !reminder.hasAlarm else { return .success(.done) }
    do {
      try await store.setAlarm(of: id)
      if var changed = reminders, let index = changed.firstIndex(where: { $0.id == id }) {
        changed[index].hasAlarm = true
        publish(changed)
      }
      return .success(.done)
    } catch {
      return .failure(ReminderFailure(error: error, revision: revision))
    }
  }

  private func reminder(_ id: Reminder.ID) -> Reminder? {
    reminders?.first { $0.id == id }
  }

  private func publish(_ changed: [Reminder]) {
    reminders = changed
    revision += 1
    let snapshot = ReminderSnapshot(revision: revision, reminders: changed)
    for observer in observers.values { observer.yield(snapshot) }
  }

  private func removeObserver(_ key: UUID) {
    observers[key] = nil
  }
}

// MARK: - List

/// A row of the list, ready to be shown.
struct ReminderListRow {
  let title: String
  let hasRemindButton: Bool
}

/// What the presenter commands the list's view.
protocol ReminderListView: AnyObject {
  func showLoading()
  func show(_ rows: [ReminderListRow], lines: [String])
  func showLoadingFailure(_ message: String)
}

/// What the list's view reports to its presenter.
protocol ReminderListPresenting: AnyObject {
  func viewDidLoad()
  func didSelectReminder(at index: Int)
  func didSelectDelete(at index: Int)
  func didSelectRemind(at index: Int)
  func didSelectTryAgain()
}

/// Where the list leads.
protocol ReminderListRouting: AnyObject {
  func showDetail(of reminder: Reminder)
  func askWhetherToDelete(_ title: String, onConfirm: @escaping () -> Void)
  func showAlarmsRefused()
  func showReminderMissing()
}

final class ReminderListPresenter: ReminderListPresenting {
  weak var view: (any ReminderListView)?

  private let interactor: any ReminderInteracting
  private let router: any ReminderListRouting
  /// Nil until the reminders are loaded.
  private var snapshot: ReminderSnapshot?
  private var failure: ReminderFailure?
  private var pendingLink: ReminderLink?
  private var observation: Task<Void, Never>?

  init(interactor: any ReminderInteracting, router: any ReminderListRouting) {
    self.interactor = interactor
    self.router = router
  }

  deinit { observation?.cancel() }

  func viewDidLoad() {
    observation = Task { [weak self, interactor] in
      for await snapshot in await interactor.changes() { self?.receive(snapshot) }
    }
    load()
  }

  func didSelectTryAgain() { load() }

  func didSelectReminder(at index: Int) {
    guard let reminder = reminder(at: index) else { return }
    router.showDetail(of: reminder)
  }

  func didSelectDelete(at index: Int) {
    guard let reminder = reminder(at: index) else { return }
    router.askWhetherToDelete(reminder.title) { [weak self] in self?.delete(reminder.id) }
  }

  func didSelectRemind(at index: Int) {
    guard let reminder = reminder(at: index), !reminder.hasAlarm else { return }
    interactor.setAlarm(of: reminder.id) { [weak self] result in
      switch result {
      case .success(.done): break
      case .success(.refused): self?.router.showAlarmsRefused()
      case .failure(let failure): self?.receive(failure)
      }
    }
  }

  /// Opens the reminder now, or as soon as the reminders are loaded.
  func open(_ link: ReminderLink) {
    guard let snapshot else {
      pendingLink = link
      return
    }
    if let reminder = snapshot.reminders.first(where: { $0.id == link.id }) {
      router.showDetail(of: reminder)
    } else {
      router.showReminderMissing()
    }
  }

  private func load() {
    view?.showLoading()
    interactor.load { [weak self] result in
      guard let self, snapshot == nil, case .failure(let failure) = result else { return }
      view?.showLoadingFailure(failure.error.reason)
    }
  }

  private func delete(_ id: Reminder.ID) {
    interactor.delete(id) { [weak self] result in
      if case .failure(let failure) = result { self?.receive(failure) }
    }
  }

  private func receive(_ snapshot: ReminderSnapshot) {
    self.snapshot = snapshot
    if let failure, failure.revision < snapshot.revision { self.failure = nil }
    showReminders()
    if let link = pendingLink {
      pendingLink = nil
      open(link)
    }
  }

  /// A failure and a change take different ways here, so the change may have overtaken the failure.
  private func receive(_ failure: ReminderFailure) {
    guard failure.revision >= snapshot?.revision ?? 0 else { return }
    self.failure = failure
    showReminders()
  }

  private func showReminders() {
    guard let reminders = snapshot?.reminders else { return }
    let rows = reminders.map { reminder in
      ReminderListRow(
        title: reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title,
        hasRemindButton: !reminder.hasAlarm)
    }
    let empty = reminders.isEmpty ? "Nothing to remember." : nil
    view?.show(rows, lines: [failure?.error.reason, empty].compactMap { $0 })
  }

  private func reminder(at index: Int) -> Reminder? {
    guard let reminders = snapshot?.reminders, reminders.indices.contains(index) else { return nil }
    return reminders[index]
  }
}

final class ReminderListScreen: Screen, ReminderListView {
  private let presenter: any ReminderListPresenting
  private var hasFailed = false

  init(presenter: any ReminderListPresenting) {
    self.presenter = presenter
    super.init()
    title = "Reminders"
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  override func didSelectRow(at index: Int) {
    hasFailed ? presenter.didSelectTryAgain() : presenter.didSelectReminder(at: index)
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    switch button {
    case 0: presenter.didSelectDelete(at: row)
    case 1: presenter.didSelectRemind(at: row)
    default: break
    }
  }

  func showLoading() { display(isLoading: true) }

  func show(_ rows: [ReminderListRow], lines: [String]) {
    display(
      lines: lines, rows: rows.map(\.title),
      buttons: rows.map { $0.hasRemindButton ? ["Delete", "Remind me"] : ["Delete"] })
  }

  func showLoadingFailure(_ message: String) {
    display(lines: [message], rows: ["Try again"])
    hasFailed = true
  }

  private func display(
    isLoading: Bool = false, lines: [String] = [], rows: [String] = [], buttons: [[String]] = []
  ) {
    hasFailed = false
    self.isLoading = isLoading
    self.lines = lines
    self.rows = rows
    rowButtons = buttons
  }
}

/// Builds the list, and knows what the navigator shows above it.
final class ReminderListWireframe: ReminderListRouting {
  private let services: RemindersServices
  private weak var navigator: Navigator?
  private weak var screen: Screen?
  private weak var presenter: ReminderListPresenter?
  private weak var interactor: ReminderInteractor?
  private weak var refusal: Alert?

  init(navigator: Navigator, services: RemindersServices) {
    self.navigator = navigator
    self.services = services
  }

  /// Shows the list on the navigator.
  func start() {
    let interactor = ReminderInteractor(
      store: services.store,
      authorization: AlarmAuthorization(
        permission: services.permission, settings: services.settings))
    let presenter = ReminderListPresenter(interactor: interactor, router: self)
    let screen = ReminderListScreen(presenter: presenter)
    presenter.view = screen
    screen.addChild(ReminderHeaderWireframe.makeScreen(interactor: interactor))
    self.interactor = interactor
    self.presenter = presenter
    self.screen = screen
    navigator?.push(screen)
  }

  /// Opens what the link names, in a new list if the user has left the last one.
  func open(_ url: URL) {
    guard let link = ReminderLink(url) else { return }
    if shownNavigator == nil { start() }
    presenter?.open(link)
  }

  func showDetail(of reminder: Reminder) {
    guard let navigator = shownNavigator, let interactor else { return }
    closePresented(on: navigator)
    while navigator.screens.count > 1, navigator.screens.last !== screen { navigator.pop() }
    ReminderDetailWireframe(navigator: navigator, interactor: interactor).show(reminder)
  }

  func askWhetherToDelete(_ title: String, onConfirm: @escaping () -> Void) {
    shownNavigator?.present(Alert.deletion(of: title, onConfirm: onConfirm))
  }

  func showAlarmsRefused() {
    // Two reminders may have waited for the same answer.
    guard let navigator = shownNavigator, refusal?.navigator == nil else { return }
    let alert = Alert.notice("Reminders make no sound.")
    refusal = alert
    navigator.present(alert)
  }

  func showReminderMissing() {
    guard let navigator = shownNavigator else { return }
    closePresented(on: navigator)
    navigator.present(Alert.notice("This reminder doesn’t exist."))
  }

  /// The navigator, as long as the list is on it.
  private var shownNavigator: Navigator? {
    guard let navigator, let screen, navigator.screens.contains(where: { $0 === screen })
    else { return nil }
    return navigator
  }

  private func closePresented(on navigator: Navigator) {
    navigator.dismissAll()
  }
}

// MARK: - Header

protocol ReminderHeaderView: AnyObject {
  func show(_ line: String)
}

protocol ReminderHeaderPresenting: AnyObject {
  func viewDidLoad()
}

final class ReminderHeaderPresenter: ReminderHeaderPresenting {
  weak var view: (any ReminderHeaderView)?

  private let interactor: any ReminderInteracting
  private var observation: Task<Void, Never>?

  init(interactor: any ReminderInteracting) {
    self.interactor = interactor
  }

  deinit { observation?.cancel() }

  func viewDidLoad() {
    observation = Task { [weak self, interactor] in
      for await snapshot in await interactor.changes() { self?.receive(snapshot.reminders) }
    }
  }

  private func receive(_ reminders: [Reminder]) {
    view?.show("Due: \(reminders.count(where: \.isDue)) of \(reminders.count)")
  }
}

final class ReminderHeaderScreen: Screen, ReminderHeaderView {
  private let presenter: any ReminderHeaderPresenting

  init(presenter: any ReminderHeaderPresenting) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  func show(_ line: String) { lines = [line] }
}

/// Builds the header; it leads nowhere.
enum ReminderHeaderWireframe {
  static func makeScreen(interactor: any ReminderInteracting) -> Screen {
    let presenter = ReminderHeaderPresenter(interactor: interactor)
    let screen = ReminderHeaderScreen(presenter: presenter)
    presenter.view = screen
    return screen
  }
}

// MARK: - Detail

protocol ReminderDetailView: AnyObject {
  func show(title: String, lines: [String])
}

protocol ReminderDetailPresenting: AnyObject {
  func viewDidLoad()
  func viewDidAppear()
  func didSelectDelete()
}

protocol ReminderDetailRouting: AnyObject {
  func askWhetherToDelete(_ title: String, onConfirm: @escaping () -> Void)
  func close()
}

final class ReminderDetailPresenter: ReminderDetailPresenting {
  weak var view: (any ReminderDetailView)?

  private let interactor: any ReminderInteracting
  private let router: any ReminderDetailRouting
  private let reminder: Reminder
  private var revision = 0
  private var failure: ReminderFailure?
  private var isDeleted = false
  private var observation: Task<Void, Never>?

  init(
    reminder: Reminder, interactor: any ReminderInteracting, router: any ReminderDetailRouting
  ) {
    self.reminder = reminder
    self.interactor = interactor
    self.router = router
  }

  deinit { observation?.cancel() }

  func viewDidLoad() {
    show()
    observation = Task { [weak self, interactor] in
      for await snapshot in await interactor.changes() { self?.receive(snapshot) }
    }
  }

  /// It could not be closed while another screen was above it.
  func viewDidAppear() {
    if isDeleted { router.close() }
  }

  func didSelectDelete() {
    router.askWhetherToDelete(reminder.title) { [weak self] in self?.delete() }
  }

  private func delete() {
    interactor.delete(reminder.id) { [weak self] result in
      if case .failure(let failure) = result { self?.receive(failure) }
    }
  }

  private func receive(_ snapshot: ReminderSnapshot) {
    revision = snapshot.revision
    if let failure, failure.revision < revision {
      self.failure = nil
      show()
    }
    isDeleted = !snapshot.reminders.contains { $0.id == reminder.id }
    if isDeleted { router.close() }
  }

  private func receive(_ failure: ReminderFailure) {
    guard failure.revision >= revision else { return }
    self.failure = failure
    show()
  }

  private func show() {
    let due = reminder.isDue ? "Due." : "Not due yet."
    view?.show(title: reminder.title, lines: [due, failure?.error.reason].compactMap { $0 })
  }
}

final class ReminderDetailScreen: Screen, ReminderDetailView {
  private let presenter: any ReminderDetailPresenting

  init(presenter: any ReminderDetailPresenting) {
    self.presenter = presenter
    super.init()
    rows = ["Delete"]
  }

  override func viewDidLoad() { presenter.viewDidLoad() }
  override func viewDidAppear() { presenter.viewDidAppear() }

  override func didSelectRow(at index: Int) {
    if index == 0 { presenter.didSelectDelete() }
  }

  func show(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}

/// Builds the detail, and closes it if it is still open.
final class ReminderDetailWireframe: ReminderDetailRouting {
  private let interactor: any ReminderInteracting
  private weak var navigator: Navigator?
  private weak var screen: Screen?
  private weak var question: Alert?

  init(navigator: Navigator, interactor: any ReminderInteracting) {
    self.navigator = navigator
    self.interactor = interactor
  }

  func show(_ reminder: Reminder) {
    let presenter = ReminderDetailPresenter(
      reminder: reminder, interactor: interactor, router: self)
    let screen = ReminderDetailScreen(presenter: presenter)
    presenter.view = screen
    self.screen = screen
    navigator?.push(screen)
  }

  func askWhetherToDelete(_ title: String, onConfirm: @escaping () -> Void) {
    let alert = Alert.deletion(of: title, onConfirm: onConfirm)
    question = alert
    navigator?.present(alert)
  }

  func close() {
    guard let navigator, let screen, navigator.screens.last === screen else { return }
    if let question, navigator.presented === question { navigator.dismiss() }
    if navigator.screens.last === screen { navigator.pop() }
  }
}
