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
  let transcript: String

  static let all = [
    InstalmentsSession(
      name: "The user compares, and pays in twelve months", total: 120_000,
      events: [
        .choose(months: 3), .choose(months: 6), .choose(months: 12), .pay, .wait,
      ],
      transcript: """
        view: shows
          You pay <120000> at once.
        view: shows
          You pay 3 times <40000>.
        view: shows
          You pay 6 times <21200>.
          Of this, <7200> is interest.
        view: shows
          You pay 12 times <11200>.
          Of this, <14400> is interest.
        view: show loading
        server: 134400 for order 7, months: 12
        view: hide loading
        router: close
        """),
    InstalmentsSession(
      name: "An order that cannot be divided into equal parts", total: 100_001,
      events: [
        .choose(months: 3), .choose(months: 6), .choose(months: 12), .choose(months: 6), .pay,
        .wait,
      ],
      transcript: """
        view: shows
          You pay <100001> at once.
        view: shows
          You pay 3 times <33333>,
          and <2> more the first time.
        view: shows
          You pay 6 times <17666>,
          and <5> more the first time.
          Of this, <6000> is interest.
        view: shows
          You pay 12 times <9333>,
          and <5> more the first time.
          Of this, <12000> is interest.
        view: shows
          You pay 6 times <17666>,
          and <5> more the first time.
          Of this, <6000> is interest.
        view: show loading
        server: 106001 for order 7, months: 6
        view: hide loading
        router: close
        """),
    InstalmentsSession(
      name: "An order that is too small for twelve months", total: 99_999,
      events: [.choose(months: 12), .pay, .wait, .choose(months: 6), .pay, .wait],
      transcript: """
        view: shows
          You pay <99999> at once.
        view: shows
          You pay 12 times <9333>,
          and <2> more the first time.
          Of this, <11999> is interest.
          12 months need an order of <100000>.
        view: shows
          You pay 6 times <17666>,
          and <2> more the first time.
          Of this, <5999> is interest.
        view: show loading
        server: 105998 for order 7, months: 6
        view: hide loading
        router: close
        """),
    InstalmentsSession(
      name: "An order that is just large enough", total: 50_000,
      events: [.choose(months: 3), .pay, .wait],
      transcript: """
        view: shows
          You pay <50000> at once.
        view: shows
          You pay 3 times <16666>,
          and <2> more the first time.
        view: show loading
        server: 50000 for order 7, months: 3
        view: hide loading
        router: close
        """),
    InstalmentsSession(
      name: "An order that is paid at once", total: 49_999,
      events: [
        .choose(months: 3), .pay, .wait, .choose(months: 12), .pay, .wait, .choose(months: 1),
        .pay, .wait,
      ],
      transcript: """
        view: shows
          You pay <49999> at once.
        view: shows
          You pay 3 times <16666>,
          and <1> more the first time.
          An order below <50000> is paid at once.
        view: shows
          You pay 12 times <4666>,
          and <6> more the first time.
          Of this, <5999> is interest.
          An order below <50000> is paid at once.
        view: shows
          You pay <49999> at once.
        view: show loading
        server: 49999 for order 7, months: 1
        view: hide loading
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
        view: shows
          You pay <75000> at once.
        view: shows
          You pay 6 times <13250>.
          Of this, <4500> is interest.
        view: show loading
        server: 79500 for order 7, months: 6
        view: hide loading
        view: shows
          You pay 6 times <13250>.
          Of this, <4500> is interest.
          The shop does not answer. Check your connection, then try again.
        view: shows
          You pay 3 times <25000>.
        view: show loading
        server: 75000 for order 7, months: 3
        view: hide loading
        view: shows
          You pay 3 times <25000>.
          The shop does not answer. Check your connection, then try again.
        """),
  ]
}

nonisolated extension InstalmentsSession: CustomTestStringConvertible {
  var testDescription: String { name }
}
