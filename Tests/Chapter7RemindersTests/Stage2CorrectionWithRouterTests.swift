import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import ScreenKit

extension Chapter7.Correction {
  @Test func `7.3 The router does not retain its screen`() throws {
    let router = QuietHoursRouter(navigator: Navigator())

    // Names the watched objects that are still in memory after the closure has returned.
    let keptInMemory = LeakDetector.survivors { detector in
      let screen = Screen()
      detector.watch(screen)
      router.screen = screen
    }

    try require(keptInMemory, equals: [], Rule.routerEnds)
  }

  @Test func `7.3 "Save" confirms, and a covered screen is not closed`() throws {
    // The router belongs to "Quiet hours", `ownScreen`, which is above two other screens.
    let phone = PhoneWithRouter(of: "Quiet hours", above: ["Settings", "Sounds"])
    var confirmations = 0
    // The question is above the screen.
    phone.router.askToConfirm(length: 13) { confirmations += 1 }
    let alert = try #require(phone.navigator.top as? Alert, Rule.routerStillWorks)
    try require(alert.title, equals: "Silent for 13 hours?", Rule.routerStillWorks)
    try require(alert.rows, equals: ["Save", "Cancel"], Rule.routerStillWorks)

    let save = 0
    alert.didSelectRow(at: save)

    try require(confirmations, equals: 1, Rule.routerStillWorks)
    try #require(phone.navigator.top === phone.ownScreen, Rule.routerStillWorks)
    // So far, the given code works, but this is new: another screen covers the quiet hours. The
    // router closes nothing, so all four screens stay.
    phone.open("Reminders")
    phone.router.close()
    let all = ["Settings", "Sounds", "Quiet hours", "Reminders"]
    try require(phone.titles, equals: all, Rule.closesItsOwn)
  }

  @Test func `7.3 "Cancel" confirms nothing, and a covered screen is not closed`() throws {
    // The router belongs to "Quiet hours", `ownScreen`, which is above two other screens.
    let phone = PhoneWithRouter(of: "Quiet hours", above: ["Settings", "Sounds"])
    var confirmations = 0
    phone.router.askToConfirm(length: 23) { confirmations += 1 }
    // "Cancel" is the second row.
    phone.navigator.top?.didSelectRow(at: 1)
    try #require(phone.navigator.top === phone.ownScreen, Rule.routerStillWorks)

    phone.router.askToConfirm(length: 14) { confirmations += 1 }
    let alert = try #require(phone.navigator.top as? Alert, Rule.routerStillWorks)
    try require(alert.rows, equals: ["Save", "Cancel"], Rule.routerStillWorks)
    // The user goes back without an answer.
    alert.cancel()

    try #require(phone.navigator.top === phone.ownScreen, Rule.routerStillWorks)
    try require(confirmations, equals: 0, Rule.routerStillWorks)
    // So far, the given code works, but this is new: another screen covers the quiet hours. The
    // router closes nothing, so all four screens stay.
    phone.open("Reminders")
    phone.router.close()
    let all = ["Settings", "Sounds", "Quiet hours", "Reminders"]
    try require(phone.titles, equals: all, Rule.closesItsOwn)
  }

  @Test func `7.3 The router closes its own screen, if that is on top`() throws {
    // The router belongs to "Quiet hours", `ownScreen`, which is above two other screens.
    let phone = PhoneWithRouter(of: "Quiet hours", above: ["Settings", "Sounds"])
    // This is the next visit's screen, which has the same title and another router.
    phone.open("Quiet hours")

    phone.router.close()
    let all = ["Settings", "Sounds", "Quiet hours", "Quiet hours"]
    try require(phone.titles, equals: all, Rule.closesItsOwn)

    // The user leaves the next visit, so `ownScreen` is on top.
    phone.navigator.pop()
    phone.router.close()
    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.routerStillWorks)
  }

  @Test func `7.3 The router closes nothing below a question`() throws {
    // The router belongs to "Quiet hours", `ownScreen`, which is above two other screens.
    let phone = PhoneWithRouter(of: "Quiet hours", above: ["Settings", "Sounds"])
    // Another part of the app asks a question above the quiet hours.
    phone.navigator.present(Alert(title: "Delete the sound?"))

    phone.router.close()

    // All screens are still there, below the question.
    try require(phone.titles, equals: ["Settings", "Sounds", "Quiet hours"], Rule.closesItsOwn)
    try require(phone.navigator.top?.title, equals: "Delete the sound?", Rule.closesItsOwn)
  }

  @Test func `7.3 The router closes its own screen after another screen and a question, too`()
    throws
  {
    // The router belongs to "Quiet hours", `ownScreen`, which is above two other screens.
    let phone = PhoneWithRouter(of: "Quiet hours", above: ["Settings", "Sounds"])
    // Another screen covers the quiet hours. The router closes nothing, so all four screens stay.
    phone.open("Reminders")
    phone.router.close()
    let all = ["Settings", "Sounds", "Quiet hours", "Reminders"]
    try require(phone.titles, equals: all, Rule.closesItsOwn)
    phone.navigator.pop()

    phone.router.askToConfirm(length: 13) {}
    // "Cancel" is the second row.
    phone.navigator.top?.didSelectRow(at: 1)
    // Now the quiet hours are on top again.
    phone.router.close()

    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.routerStillWorks)
  }

  @Test func `7.3 The router closes nothing when its screen was left`() throws {
    // The router belongs to "Quiet hours", `ownScreen`, which is above two other screens.
    let phone = PhoneWithRouter(of: "Quiet hours", above: ["Settings", "Sounds"])
    // The user leaves the quiet hours before the response.
    phone.navigator.pop()

    phone.router.close()
    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.closesItsOwn)

    // Another screen of the app asks a question.
    phone.navigator.present(Alert(title: "Delete the sound?"))
    phone.router.close()
    try require(phone.navigator.top?.title, equals: "Delete the sound?", Rule.closesItsOwn)
    phone.navigator.dismiss()

    // As if the screen had been deallocated as well, which sets the weak reference to nil.
    phone.router.screen = nil
    phone.router.close()
    try require(phone.titles, equals: ["Settings", "Sounds"], Rule.closesItsOwn)
  }
}

/// A navigator with some screens, and the router of the last one.
private final class PhoneWithRouter {
  let navigator = Navigator()
  let router: QuietHoursRouter
  /// The screen that the router may close.
  let ownScreen: Screen

  /// The titles of all screens, without an alert; the last one is on top.
  var titles: [String] { navigator.screens.map(\.title) }

  init(of title: String, above titles: [String]) {
    router = QuietHoursRouter(navigator: navigator)
    ownScreen = Screen()
    ownScreen.title = title
    router.screen = ownScreen
    titles.forEach(open)
    navigator.push(ownScreen)
  }

  /// Shows a screen that has no router.
  func open(_ title: String) {
    let screen = Screen()
    screen.title = title
    navigator.push(screen)
  }
}
