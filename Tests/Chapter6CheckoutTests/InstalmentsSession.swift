import Testing

@testable import Chapter6Checkout

/// The user actions on the instalments screen, and their transcript.
nonisolated struct InstalmentsSession: Sendable {
  enum Event: Sendable {
    case choose(months: Int)
    case pay
    /// All responses arrive.
    case wait
  }

  let name: String
  let total: Won
  var failure: CheckoutError?
  let events: [Event]
  /// Its lines, without the calls of the view and the server that are the same each time.
  let transcript: String

  /// All lines of the transcript.
  var recordedLines: [String] {
    transcript.replacing(/You pay .*/) { "view: shows\n  \($0.0)" }
      .replacing(/\(pay\) (\d+), (\d+)/) {
        "view: show loading\nserver: \($0.1) for order 7, months: \($0.2)\nview: hide loading"
      }.transcript
  }

  static let all = [
    InstalmentsSession(
      name: "The user compares, and pays in twelve months", total: 120_000,
      events: [
        .choose(months: 3), .choose(months: 6), .choose(months: 12), .pay, .wait,
      ],
      transcript: """
        You pay <120000> at once.
        You pay 3 times <40000>.
        You pay 6 times <21200>.
          Of this, <7200> is interest.
        You pay 12 times <11200>.
          Of this, <14400> is interest.
        (pay) 134400, 12
        router: close
        """),
    InstalmentsSession(
      name: "An order that cannot be divided into equal parts", total: 100_001,
      events: [
        .choose(months: 3), .choose(months: 6), .choose(months: 12), .choose(months: 6), .pay,
        .wait,
      ],
      transcript: """
        You pay <100001> at once.
        You pay 3 times <33333>,
          and <2> more the first time.
        You pay 6 times <17666>,
          and <5> more the first time.
          Of this, <6000> is interest.
        You pay 12 times <9333>,
          and <5> more the first time.
          Of this, <12000> is interest.
        You pay 6 times <17666>,
          and <5> more the first time.
          Of this, <6000> is interest.
        (pay) 106001, 6
        router: close
        """),
    InstalmentsSession(
      name: "An order that is too small for twelve months", total: 99_999,
      events: [.choose(months: 12), .pay, .wait, .choose(months: 6), .pay, .wait],
      transcript: """
        You pay <99999> at once.
        You pay 12 times <9333>,
          and <2> more the first time.
          Of this, <11999> is interest.
          12 months need an order of <100000>.
        You pay 6 times <17666>,
          and <2> more the first time.
          Of this, <5999> is interest.
        (pay) 105998, 6
        router: close
        """),
    InstalmentsSession(
      name: "An order that is just large enough", total: 50_000,
      events: [.choose(months: 3), .pay, .wait],
      transcript: """
        You pay <50000> at once.
        You pay 3 times <16666>,
          and <2> more the first time.
        (pay) 50000, 3
        router: close
        """),
    InstalmentsSession(
      name: "An order that is paid at once", total: 49_999,
      events: [
        .choose(months: 3), .pay, .wait, .choose(months: 12), .pay, .wait, .choose(months: 1),
        .pay, .wait,
      ],
      transcript: """
        You pay <49999> at once.
        You pay 3 times <16666>,
          and <1> more the first time.
          An order below <50000> is paid at once.
        You pay 12 times <4666>,
          and <6> more the first time.
          Of this, <5999> is interest.
          An order below <50000> is paid at once.
        You pay <49999> at once.
        (pay) 49999, 1
        router: close
        """),
    InstalmentsSession(
      name: "The user is impatient, and the shop does not answer", total: 75_000,
      failure: .offline,
      events: [
        .choose(months: 6), .pay, .pay, .choose(months: 3), .wait, .choose(months: 3), .pay,
        .wait,
      ],
      transcript: """
        You pay <75000> at once.
        You pay 6 times <13250>.
          Of this, <4500> is interest.
        (pay) 79500, 6
        You pay 6 times <13250>.
          Of this, <4500> is interest.
          The shop does not answer. Check your connection, then try again.
        You pay 3 times <25000>.
        (pay) 75000, 3
        You pay 3 times <25000>.
          The shop does not answer. Check your connection, then try again.
        """),
  ]
}

nonisolated extension InstalmentsSession: CustomTestStringConvertible {
  var testDescription: String { name }
}
