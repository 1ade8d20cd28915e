// Your tests of a type that decides something, without a screen and without a server.

import Testing

@testable import Chapter7Reminders

private let plants = Reminder(id: 1, title: "Water the plants", isDue: true)
private let dentist = Reminder(id: 2, title: "Call the dentist", isDue: false)

/// Tests of the state of a visit: what each action changes, and what it begins.
struct DecisionTests {
  /// The state after some actions, and everything that they have begun.
  private func visit(
    with reminders: [Reminder]? = [plants, dentist], _ actions: VisitAction...
  ) -> (state: VisitState, effects: [VisitEffect]) {
    var state = VisitState(reminders: reminders)
    let effects = actions.flatMap { state.reduce($0) }
    return (state, effects)
  }

  @Test func `Loading ends with the reminders, and is not begun twice`() {
    let loading = visit(with: nil, .load, .load)
    #expect(loading.effects == [.load])
    #expect(loading.state.isLoading)
    let loaded = visit(with: nil, .load, .loaded([plants, dentist])).state
    #expect(loaded.reminders == [plants, dentist])
    #expect(!loaded.isLoading)
  }

  @Test func `A message is shown until the next request, or until the list changes`() {
    let failed = visit(with: nil, .load, .failed(.load, .offline)).state
    #expect(failed.error == .offline)
    #expect(!failed.isLoading)
    let again = visit(with: nil, .load, .failed(.load, .offline), .load)
    #expect(again.effects == [.load, .load])
    #expect(again.state.error == nil)
    #expect(visit(.failed(.delete(1), .offline), .deleted(7)).state.error == .offline)
    #expect(visit(.failed(.delete(1), .offline), .deleted(2)).state.error == nil)
  }

  @Test func `A deletion is confirmed, sent once, and removes the reminder`() {
    #expect(visit(.askDeletion(2)).state.alert == .deletion(of: dentist))
    #expect(visit(.askDeletion(2), .closeAlert).state.alert == nil)
    let sent = visit(.askDeletion(2), .confirmDeletion(2), .confirmDeletion(2), .askDeletion(2))
    #expect(sent.effects == [.delete(2)])
    #expect(sent.state.alert == nil)
    let deleted = visit(.confirmDeletion(2), .deleted(2), .askDeletion(2), .confirmDeletion(2))
    #expect(deleted.effects == [.delete(2)])
    #expect(deleted.state.reminders == [plants])
    #expect(deleted.state.alert == nil)
  }

  @Test func `Only the detail of a deleted reminder closes`() {
    #expect(visit(.openDetail(2), .deleted(1)).state.detail == 2)
    #expect(visit(.openDetail(2), .deleted(2)).state.detail == nil)
    #expect(visit(.openDetail(2), .closeDetail).state.detail == nil)
  }

  @Test func `The permission is asked once, and then all alarms are set`() {
    let asked = visit(.requestAlarm(of: 1), .permissionRead(nil), .requestAlarm(of: 2))
    #expect(asked.effects == [.readPermission, .askPermission, .readPermission])
    var state = asked.state
    #expect(state.reduce(.permissionRead(nil)) == [])
    #expect(state.reduce(.permissionAnswered(true)) == [.setAlarm(of: 1), .setAlarm(of: 2)])
    #expect(state.alert == nil)
    #expect(state.reduce(.alarmSet(of: 1)) == [])
    #expect(state.reminders?.map(\.hasAlarm) == [true, false])
    // The first one has its alarm, and the second one failed, so neither is requested again.
    #expect(state.reduce(.failed(.setAlarm(of: 2), .offline)) == [])
    #expect(state.reduce(.requestAlarm(of: 1)) == [.readPermission])
    #expect(state.reduce(.permissionRead(true)) == [])
  }

  @Test func `If alarms are refused, an alert says so`() {
    let refused = visit(.requestAlarm(of: 1), .permissionRead(false))
    #expect(refused.state.alert == .noSound)
    #expect(refused.effects == [.readPermission])
  }

  @Test func `A link opens its reminder, and the last one waits for the reminders`() {
    #expect(visit(.askDeletion(1), .openLink(2)).state.detail == 2)
    #expect(visit(.askDeletion(1), .openLink(2)).state.alert == nil)
    #expect(visit(.openLink(7)).state.alert == .missingReminder)
    #expect(visit(with: nil, .openLink(2)).state.detail == nil)
    let links = visit(with: nil, .openLink(1), .openLink(2), .loaded([plants, dentist])).state
    #expect(links.detail == 2)
  }
}
