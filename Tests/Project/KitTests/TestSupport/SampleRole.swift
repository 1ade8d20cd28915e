import Testing

@testable import TestSupport

/// A role as a chapter has it, whose answer to each message a test writes.
@MainActor
final class SampleRole {
  var view: SampleView?
  weak var log: RecordingDouble<SampleModel.Recording>?
  weak var seen: SampleView?
  var numbers: [Int] = []
  var kept: AnyObject?
  let answer: (SampleRole, SampleModel.Message) -> Void

  init(_ answer: @escaping (SampleRole, SampleModel.Message) -> Void) { self.answer = answer }

  func show(_ number: Int) { view?.show(number) }
  func hide() { view?.hide() }
}

@MainActor extension SampleRole {
  /// Does what is right.
  func answer(_ message: SampleModel.Message) {
    switch message {
    case .show(let number): if view?.isOff == false { show(number) }
    case .hide: hide()
    case .viewIsOff: break
    }
  }
}

@MainActor
final class SampleView: RecordingDouble<SampleModel.Recording> {
  var isOff = false

  func show(_ number: Int) {
    recorder.recording.shown.append(number)
    recorder.recording.last = number
  }

  func hide() { recorder.recording.hidden += 1 }
}

/// What the role has to do: show each number, hide, and do neither while the view is off.
@MainActor
struct SampleModel: RoleModel {
  enum Message { case show(Int), hide, viewIsOff(Bool) }
  enum Kind { case show, showWhileOff, hide }
  struct Recording: Equatable {
    var shown: [Int] = []
    var hidden = 0
    /// The number on the screen, which stays after the turn.
    var last: Int?
  }

  var recording = Recording()
  var isOff = false

  mutating func beginTurn() { recording = Recording(last: recording.last) }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .show: isOff ? .showWhileOff : .show
    case .hide: .hide
    case .viewIsOff: nil
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.show, .show), (.show, .hide): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .show(let number) where !isOff:
      recording.shown.append(number)
      recording.last = number
    case .show: break
    case .hide: recording.hidden += 1
    case .viewIsOff(let isOff): self.isOff = isOff
    }
  }

  mutating func adopt(_ found: Recording, after kind: Kind) { recording.last = found.last }
}

extension Judge where Subject == SampleRole, Model == SampleModel {
  @MainActor static func sample(
    _ answer: @escaping (SampleRole, Message) -> Void
  ) -> Judge {
    sample(
      of: { SampleRole(answer) },
      [
        Collaborator("view", read: { $0.view }, set: { $0.view = $1 }) {
          _, model, recorder -> SampleView in
          let view = SampleView(recorder)
          view.isOff = model.isOff
          return view
        },
        Collaborator("log", read: { $0.log }, set: { $0.log = $1 }) { RecordingDouble($2) },
      ])
  }

  /// A role that was made with its view, and keeps it.
  @MainActor static func fixedSample(
    _ answer: @escaping (SampleRole, Message) -> Void
  ) -> Judge {
    sample(
      of: {
        let role = SampleRole(answer)
        role.view = SampleView(Recorder(Model.Recording()))
        return role
      },
      [Collaborator(fixed: "view", read: { $0.view })])
  }

  @MainActor private static func sample(
    of make: @escaping () -> SampleRole, _ collaborators: [Collaborator<Subject, Model>]
  ) -> Judge {
    Judge(
      of: make, named: "role",
      collaborators: collaborators,
      sources: [
        MessageSource(from: 1) { .show($0.number(below: 10)) },
        MessageSource(from: 1) { .viewIsOff($0.number(below: 2) == 1) },
        MessageSource(from: 2) { _ in .hide },
      ],
      rules: [
        RuleRow(1, after: [.show], "view.shown", \.shown, "Rule: Show it."),
        RuleRow(1, after: [.show], "everything", \.self, "Rule: Nothing else."),
        RuleRow(1, after: [.showWhileOff], "view.shown", \.shown, "Rule: Stay off."),
        RuleRow(1, after: [.show], "view.shown", \.shown, "Rule: At once.", when: .followed),
        RuleRow(1, after: [.show], "view.shown", \.shown, "Rule: Not lost.", when: .released),
        RuleRow(1, after: [.show], "view.shown", \.shown, "Rule: No log.", when: .without("log")),
        RuleRow(2, after: [.hide], "view.hidden", \.hidden, "Rule: Hide."),
        RuleRow(
          2, after: [.hide], "view.last", { $0.shown.isEmpty ? $0.last : nil },
          "Rule: Leave the number."),
      ],
      collaboratorRules: CollaboratorRules(
        isKept: "Rule: Keep nothing.", isReplaced: "Rule: Replace nothing.",
        isOutdated: "Rule: Ask each time."),
      send: { message, role, _ in
        if case .viewIsOff = message { return }
        role.answer(role, message)
      })
  }
}
