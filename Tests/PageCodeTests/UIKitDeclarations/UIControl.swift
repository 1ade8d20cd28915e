#if !canImport(UIKit)
  /// Declares what of UIKit's `UIControl` the page uses.
  @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let touchUpInside = Event(rawValue: 1 << 6)
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    public struct State: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal = State([])
    }

    private var actions: [(events: Event, action: UIAction)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      actions.append((controlEvents, action))
    }

    open func sendActions(for controlEvents: UIControl.Event) {
      for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
        entry.action.handler(entry.action)
      }
    }
  }
#endif
