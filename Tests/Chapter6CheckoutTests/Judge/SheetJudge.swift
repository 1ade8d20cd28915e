import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// A judge of the order sheet.
typealias SheetJudge = Judge<PresenterAndDoubles, SheetModel>

extension SheetJudge {
  /// How the presenter of the order sheet is judged.
  ///
  /// - Parameters:
  ///   - sources: What happens besides what each order sheet has to do.
  ///   - rules: The rules of an exercise.
  ///   - kept: The rule that is broken if an object stays in memory.
  static func ofSheet(
    _ sources: [MessageSource<Message>], _ rules: [RuleRow<Model>],
    isKept kept: Comment = Rule.closedSheetGoes
  ) -> Judge {
    Judge(
      of: { PresenterAndDoubles() }, named: "CheckoutPresenter",
      collaborators: [
        Collaborator(
          "presenter.view", read: { $0.presenter.view }, set: { $0.presenter.view = $1 }
        ) { CheckoutViewSpy($2) },
        Collaborator(fixed: "presenter.service", read: { $0.service }),
        Collaborator(fixed: "presenter.router", read: { $0.router }),
        Collaborator(fixed: "presenter.billing", read: { $0.billing }),
        Collaborator(fixed: "presenter.check", read: { $0.check }),
        Collaborator(fixed: "presenter.money", read: { $0.money }),
      ],
      sources: ofEachSheet + sources, rules: rules,
      collaboratorRules: CollaboratorRules(isKept: kept, isReplaced: kept, isOutdated: kept),
      text: { $0.text },
      send: { message, sheet, recorder in
        message.send(to: sheet.presenter)
        if case .serverResponds = message { sheet.service.respond() }
        if case .circumstance(_, let change) = message { change(&recorder.recording.world) }
        if case .reload(_, let change) = message {
          change(&recorder.recording.world)
          sheet.presenter.viewDidLoad()
        }
      })
  }

  private static var ofEachSheet: [MessageSource<Message>] {
    [
      MessageSource(from: 1) { _ in .viewDidLoad },
      MessageSource(from: 1) { _ in .didSelectOrder },
      MessageSource(from: 1) { .didAddOne(id: $0.number(below: 3)) },
      MessageSource(from: 1) { .didTakeOne(id: $0.number(below: 3)) },
      MessageSource(from: 1) { .didEnterCoupon($0.one(of: ["may", "May", "none"])) },
      MessageSource(from: 1) { _ in .viewDidLoad },
      MessageSource(from: 1) { _ in .didSelectOrder },
      MessageSource(from: 1) { .shop(&$0) },
    ]
  }
}

extension SheetModel.Message {
  /// A circumstance, in words that are made only for the story that is told.
  static func from(
    _ words: @autoclosure @escaping () -> String, _ change: @escaping (inout SheetWorld) -> Void
  ) -> Self { .circumstance(words: words, change) }

  /// Another cart and another coupon, and perhaps something else that is other than before.
  static func shop(
    _ chance: inout ChanceOrder, _ words: @autoclosure @escaping () -> String? = nil,
    _ change: @escaping (inout SheetWorld) -> Void = { _ in }
  ) -> Self {
    let (cart, coupon) = chance.one(of: SheetWorld.shops)
    let goods = Order(lines: cart, coupon: coupon)
    return .from(
      Words.joined([
        "the shop has \(goods.testDescription)", "which needs goods for \(coupon.minimum)", words(),
      ])
    ) {
      ($0.cart, $0.coupon) = (cart, coupon)
      change(&$0)
    }
  }

  /// The same circumstance, after which the sheet loads again.
  var thenReload: Self {
    if case .circumstance(let words, let change) = self {
      .reload(words: words, change)
    } else {
      self
    }
  }

  /// Does nothing for a circumstance.
  func send(to presenter: CheckoutPresenter) {
    switch self {
    case .viewDidLoad: presenter.viewDidLoad()
    case .didAddOne(let id): presenter.didAddOne(id: id)
    case .didTakeOne(let id): presenter.didTakeOne(id: id)
    case .didEnterCoupon(let code): presenter.didEnterCoupon(code)
    case .didSelectOrder: presenter.didSelectOrder()
    default: break
    }
  }

  /// The message as a story tells it.
  var text: String {
    switch self {
    case .serverResponds: "(the server responds)"
    case .circumstance(let words, _): "(from now on, \(words()))"
    case .reload(let words, _): "(from now on, \(words())) viewDidLoad()"
    default: Words.message(self)
    }
  }
}
