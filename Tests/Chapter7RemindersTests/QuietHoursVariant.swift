import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

/// Quiet hours that do what is required, or have one fault that a check should notice.
struct QuietHoursVariant {
  /// What they do, to be read after "quiet hours that".
  let deed: String
  /// A question whose answer finds the fault.
  let question: String
  let open: OpenQuietHours

  private init(_ deed: String, _ question: String = "", _ make: @escaping Make) {
    self.deed = deed
    self.question = question
    open = { navigator, service in navigator.push(make(service, navigator)) }
  }

  private typealias Make = (any QuietHoursService, Navigator) -> Screen

  /// The module in the learner's files.
  static var yours: QuietHoursVariant {
    QuietHoursVariant("Your module does not pass") {
      QuietHoursBuilder.makeQuietHoursModule(navigator: $1, service: $0)
    }
  }

  static var right: [QuietHoursVariant] {
    let freedoms: [(VariantScreen.Freedom, String)] = [
      (.none, "do all that is required"),
      (.showsMessageFirst, "show the message above the summary"),
      (.showsNoHoursWhileLoading, "show no hours while a request is in flight"),
      (.keepsMessage, "show a message until the next request"),
      (.ignoresOtherDeviceDuringRequest, "ignore another device while a request is in flight"),
      (.keepsSaveOutOfSight, "show no \"Save\" while they are being saved"),
      (.isRetainedByRequest, "stay in memory until the response to a request"),
      (.loadsAtEachTryAgain, "load at each \"Try again\", also while they are being loaded"),
    ]
    return freedoms.map { freedom, deed in
      QuietHoursVariant(deed) { VariantScreen($0, in: $1, freedom: freedom) }
    }
  }

  static var leaking: [QuietHoursVariant] {
    VariantLeak.Moment.allCases.flatMap { moment in
      [false, true].map { holdsScreen in
        QuietHoursVariant("leave an object in memory \(moment.deed)", moment.question) {
          VariantScreen($0, in: $1, leak: VariantLeak(after: moment, holdsScreen: holdsScreen))
        }
      }
    }
  }

  static var faulty: [QuietHoursVariant] { faulty(VariantFault.allCases) }

  private static func faulty(_ faults: [VariantFault]) -> [QuietHoursVariant] {
    faults.map { fault in
      QuietHoursVariant(fault.deed, fault.question) { VariantScreen($0, in: $1, fault: fault) }
    }
  }

  /// Those on which a check may crash: the right ones, and those that show less than it expects.
  static var rightAndIncomplete: [QuietHoursVariant] {
    let faults: [VariantFault] = [
      .hidesLoadError, .loadsForever, .neverOffersSaveAgain, .hidesSaveError, .savesForever,
      .closesBeforeResponse, .staysOpen, .neverAsks, .asksAtTwelve,
    ]
    return right + faulty(faults)
  }

  static var survivorsJudge: CheckJudge<QuietHoursVariant> {
    CheckJudge(deed: { $0.deed }) { try await checkSurvivors(of: $0.open) }
  }

  static var requirementsJudge: CheckJudge<QuietHoursVariant> {
    CheckJudge(deed: { $0.deed }) { try await checkRequirements(of: $0.open) }
  }
}
