import TestSupport

@testable import Chapter7Reminders

/// What the interactor of the quiet hours has to do.
struct InteractorModel: RoleModel {
  enum Message {
    case loadHours(failing: QuietHoursError?)
    case move(QuietHours.Bound, by: Int)
    case moveAndBack(QuietHours.Bound)
    case moveAndSave(QuietHours.Bound)
    case save(isConfirmed: Bool)
    /// The server responds to the save that is in flight.
    case serverResponds(QuietHoursError?)
    case otherDeviceSaves(QuietHours)
  }
  enum Kind { case change, duringSave, afterFailure, other }

  var recording = ModuleRecording()
  private var hours: QuietHours?
  private var savedHours: QuietHours?
  private var isSaving = false
  private var hasAskedToLoad = false
  private var hasFailedToSave = false

  mutating func beginTurn() { recording.told = [] }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .otherDeviceSaves: .change
    case .serverResponds: .duringSave
    case .save, .move, .moveAndBack, .moveAndSave:
      isSaving ? .duringSave : hasFailedToSave ? .afterFailure : kindOfSave(message)
    case .loadHours: .other
    }
  }

  private func kindOfSave(_ message: Message) -> Kind {
    if case .moveAndSave = message { return .duringSave }
    if case .save(let isConfirmed) = message, let hours, isConfirmed || !hours.needsConfirmation {
      return .duringSave
    }
    return .other
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .loadHours: !isSaving
    // What a change does after a failed load is open.
    case .otherDeviceSaves: !isSaving && (hours != nil || !hasAskedToLoad)
    case .serverResponds: isSaving
    case .move, .moveAndBack, .moveAndSave, .save: hasAskedToLoad
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.move, .move), (.move, .save), (.save, .save), (.save, .move): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .loadHours(let error):
      hasAskedToLoad = true
      recording.requests.append("load")
      if let error {
        tell("failed: \(error)")
      } else {
        take(savedHours ?? .init(start: 22, end: 7))
      }
    case .otherDeviceSaves(let hours):
      // It follows the service since the first time that it was asked to load.
      if hasAskedToLoad { take(hours) } else { savedHours = hours }
    case .move(let bound, let count): move(bound, by: count)
    case .moveAndBack(let bound):
      move(bound, by: 1)
      move(bound, by: -1)
    case .moveAndSave(let bound):
      move(bound, by: 1)
      save(isConfirmed: true)
    case .save(let isConfirmed): save(isConfirmed: isConfirmed)
    case .serverResponds(let error):
      (isSaving, hasFailedToSave) = (false, error != nil)
      if error == nil { savedHours = hours }
      tell(error.map { "failed: \($0)" } ?? "saved")
    }
  }

  private mutating func move(_ bound: QuietHours.Bound, by count: Int) {
    guard !isSaving, hours != nil else { return }
    hours?.move(bound, by: count)
    update()
  }

  private mutating func save(isConfirmed: Bool) {
    guard !isSaving, let hours else { return }
    guard isConfirmed || !hours.needsConfirmation else {
      return tell("needs confirmation: \(hours.start) to \(hours.end)")
    }
    isSaving = true
    recording.requests.append("save \(hours.start) to \(hours.end)")
    tell("saving")
  }

  private mutating func take(_ hours: QuietHours) {
    (self.hours, savedHours) = (hours, hours)
    update()
  }

  private mutating func update() {
    guard let hours else { return }
    tell("\(hours.start) to \(hours.end)\(hours == savedHours ? "" : ", changed")")
  }

  private mutating func tell(_ line: String) { recording.told.append(line) }
}
