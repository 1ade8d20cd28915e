import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import ScreenKit

extension Chapter7.Correction {
  @Test func `7.3 The router does not retain its screen`() throws {
    let router = QuietHoursRouter(navigator: Navigator())

    let survivors = LeakDetector.survivors { detector in
      let screen = Screen()
      detector.watch(screen)
      router.screen = screen
    }

    try require(survivors, equals: [], Rule.routerEnds)
  }

  @Test func `7.3 The router asks above the screen, and "Save" confirms`() throws {
    let phone = PhoneWithQuietHours()
    var confirmations = 0
    phone.router.askToConfirm(length: 13) { confirmations += 1 }
    let alert = try #require(phone.navigator.top as? Alert, Rule.routerStays)
    try require(alert.title, equals: "Silent for 13 hours?", Rule.routerStays)
    try require(alert.rows, equals: ["Save", "Cancel"], Rule.routerStays)

    alert.didSelectRow(at: 0)

    try require(confirmations, equals: 1, Rule.routerStays)
    try #require(phone.navigator.top === phone.screen, Rule.routerStays)
    // Another screen covers Settings, Sounds and Quiet hours. The router closes nothing, so all four
    // stay.
    phone.navigator.push(Screen())
    phone.router.close()
    try require(phone.navigator.screens.count, equals: 4, Rule.closesItsOwn)
  }

  @Test func `7.3 "Cancel" confirms nothing, and neither does going back`() throws {
    let phone = PhoneWithQuietHours()
    var confirmations = 0
    phone.router.askToConfirm(length: 23) { confirmations += 1 }
    phone.navigator.top?.didSelectRow(at: 1)
    try #require(phone.navigator.top === phone.screen, Rule.routerStays)

    phone.router.askToConfirm(length: 14) { confirmations += 1 }
    let alert = try #require(phone.navigator.top as? Alert, Rule.routerStays)
    try require(alert.rows, equals: ["Save", "Cancel"], Rule.routerStays)
    alert.cancel()

    try #require(phone.navigator.top === phone.screen, Rule.routerStays)
    try require(confirmations, equals: 0, Rule.routerStays)
    // Another screen covers Settings, Sounds and Quiet hours. The router closes nothing, so all four
    // stay.
    phone.navigator.push(Screen())
    phone.router.close()
    try require(phone.navigator.screens.count, equals: 4, Rule.closesItsOwn)
  }

  @Test func `7.3 The router closes its own screen, if that is on top`() throws {
    let phone = PhoneWithQuietHours()
    // The next visit has the same title.
    let nextVisit = Screen()
    nextVisit.title = "Quiet hours"

    phone.navigator.push(nextVisit)

    phone.router.close()
    let all = ["Settings", "Sounds", "Quiet hours", "Quiet hours"]
    try require(phone.titles, equals: all, Rule.closesItsOwn)

    phone.navigator.pop()
    phone.router.close()
    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.routerStays)
  }

  @Test func `7.3 The router closes its own screen after a question, too`() throws {
    let phone = PhoneWithQuietHours()
    phone.navigator.push(Screen())
    phone.router.close()
    try require(phone.navigator.screens.count, equals: 4, Rule.closesItsOwn)
    phone.navigator.pop()

    phone.router.askToConfirm(length: 13) {}
    // "Cancel" is the second row.
    phone.navigator.top?.didSelectRow(at: 1)
    phone.router.close()

    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.routerStays)
  }

  @Test func `7.3 The router closes nothing when its screen was left`() throws {
    let phone = PhoneWithQuietHours()
    phone.navigator.pop()

    phone.router.close()
    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.closesItsOwn)

    // Another screen of the app asks a question.
    phone.navigator.present(Alert(title: "Delete the sound?"))
    phone.router.close()
    try require(phone.navigator.top?.title, equals: "Delete the sound?", Rule.closesItsOwn)
    phone.navigator.dismiss()

    // Later, the screen has been deallocated as well.
    phone.router.screen = nil
    phone.router.close()
    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.closesItsOwn)
  }
}

/// A navigator that shows the quiet hours above two screens of the settings.
private final class PhoneWithQuietHours {
  let navigator = Navigator()
  let router: QuietHoursRouter
  let screen = Screen()

  var titles: [String] { navigator.screens.map(\.title) }

  init() {
    router = QuietHoursRouter(navigator: navigator)
    router.screen = screen
    let (settings, sounds) = (Screen(), Screen())
    (settings.title, sounds.title, screen.title) = ("Settings", "Sounds", "Quiet hours")
    for screen in [settings, sounds, screen] { navigator.push(screen) }
  }
}
