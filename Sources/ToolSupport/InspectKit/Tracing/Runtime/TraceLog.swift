import Dispatch
import Foundation

/// What is told of the messages, on the standard error: lines for people, or events as JSON.
nonisolated enum TraceLog {
  private static let lock = NSLock()
  /// The first line that has each sign of a prediction.
  nonisolated(unsafe) private static var shown: [String: String] = [:]
  /// Who heard something last, for a sentence; nil when something came of it that others see.
  nonisolated(unsafe) private static var lastHearer: String?
  /// The message whose sender goes on after a reply that was told last; what it says stands below the reply.
  nonisolated(unsafe) private static var resumed: TraceSpan?

  /// Whether the end was told, while other threads may go on.
  nonisolated(unsafe) private static var isOver = false

  /// Tells the main queue from others: on Linux it may be served by any thread.
  private static let mainKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Tells of a message.
  ///
  /// - Returns: The cause of what follows; nil for what an object says to itself, which is not told.
  static func begin(
    _ message: TraceMessage, state: @escaping () -> [(String, Any)]
  ) -> TraceSpan? {
    let sender = Tracer.cause
    if message.externalSender == nil,
      sender?.hasReceiver(message.receiver, message.identity) == true
    {
      return nil
    }
    // Elsewhere the sender's state must not be read.
    if let sender, DispatchQueue.getSpecific(key: mainKey) != nil { tellChanges(because: sender) }
    let texts = TraceValue.texts(of: state())
    return lock.withLock {
      let isResumed = sender != nil && sender === resumed && message.externalSender == nil
      let cause = TraceSpan(message, from: sender, depth: isResumed ? 1 : nil, state: texts)
      cause.readState = state
      let event = TraceEvent(
        .message, from: cause.sender, to: cause.name, message.text,
        isLater: !isResumed && isLater(sender), mark: sender?.mark(of: message))
      if message.isQuiet {
        cause.hiddenEvent = event
      } else {
        show(event, below: sender, at: cause.depth)
        hear(message.end(of: cause.name), because: cause)
      }
      return cause
    }
  }

  /// Tells what came of a message, and what it has changed.
  static func end(_ cause: TraceSpan, _ reply: TraceReply, isAwaited: Bool = false) {
    tellChanges(because: cause)
    lock.withLock {
      if isAwaited {
        tell(reply.text ?? "done", from: cause.name, to: cause.sender, cause.cause)
      } else if let text = reply.text {
        show(
          TraceEvent(.returned, from: cause.sender, to: cause.name, text), below: cause,
          at: cause.depth + 1)
        hear("\(cause.sender).", because: cause)
      }
      cause.readState = nil
      cause.isOver = true
    }
  }

  /// Tells what a receiver has changed so far, before it sends the next message.
  private static func tellChanges(because cause: TraceSpan) {
    // Reading may send messages, which change nothing.
    guard let readState = cause.readState else { return }
    let state = Tracer.$cause.withValue(nil) { readState() }
    let texts = TraceValue.texts(of: state)
    lock.withLock {
      for (name, value) in state where texts[name] != cause.state[name] {
        hear(nil, because: cause)
        show(
          TraceEvent(.change, to: cause.name, "\(name) = \(TraceValue.text(of: value))"),
          below: cause, at: cause.depth + 1)
      }
      note(texts, ofReceiverOf: cause)
    }
  }

  /// Tells of a reply to a completion handler.
  ///
  /// - Parameters:
  ///   - role: Who asks, where it is not known which object that is.
  ///   - asker: The message that the asking object was handling.
  static func reply(
    _ text: String, from receiver: String, to role: String, _ asker: TraceSpan?
  ) {
    lock.withLock { tell(text, from: receiver, to: asker?.name ?? role, asker) }
  }

  private static func tell(
    _ text: String, from receiver: String, to sender: String, _ asker: TraceSpan?
  ) {
    let depth = asker.map { $0.isOver ? 0 : $0.depth + 1 } ?? 0
    show(
      TraceEvent(.reply, from: sender, to: receiver, text, isLater: isLater(asker)), below: asker,
      at: depth)
    hear("\(sender).", because: asker)
    resumed = asker?.isOver == true ? asker : nil
  }

  private static func hear(_ end: String?, because cause: TraceSpan?) {
    if cause?.isTeardown != true { lastHearer = end }
  }

  /// Messages that led here and went to the same object need not tell of the same change.
  private static func note(_ state: [String: String], ofReceiverOf cause: TraceSpan) {
    for earlier in sequence(first: cause, next: \.cause)
    where earlier.hasReceiver(cause.receiver, cause.identity) {
      earlier.state = state
    }
  }

  private static func isLater(_ cause: TraceSpan?) -> Bool { cause?.isOver == true }

  private static func show(_ event: TraceEvent, below cause: TraceSpan?, at depth: Int) {
    if let cause, let hidden = cause.hiddenEvent {
      cause.hiddenEvent = nil
      show(hidden, below: cause.cause, at: cause.depth)
    }
    _ = exitHandler
    if depth == 0 { resumed = nil }
    var event = event
    event.depth = depth
    write(event)
  }

  private static func write(_ event: TraceEvent) {
    let line = TraceLine(text: event.line, depth: event.depth)
    if isOver || format == "once" && !told.insert(line.text).inserted { return }
    guard format == nil else {
      let json = (try? JSONEncoder().encode(event)) ?? Data()
      return print("┊ \(String(decoding: json, as: UTF8.self))")
    }
    for sign in TracePrediction.all.flatMap(\.signs) where line.text.contains(sign) {
      shown[sign] = shown[sign] ?? line.text
    }
    write(line)
  }

  private static func write(_ line: TraceLine) {
    let gutter = isColored ? "\u{1B}[2m┊\u{1B}[0m" : "┊"
    for text in line.lines(width: TraceLine.widthOfTerminal.map { $0 - 2 }) {
      let marked = text.replacing("‼", with: isColored ? "\u{1B}[31m‼\u{1B}[0m" : "‼")
      print("\(gutter) \(marked)")
    }
  }

  private static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// How events are printed as JSON; nil for lines.
  private static let format = ProcessInfo.processInfo.environment[TraceEvent.variable]
  nonisolated(unsafe) private static var told: Set<String> = []

  private static let isColored: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
      && isatty(STDERR_FILENO) == 1
  }()

  /// Tells whether a prediction was right, and shows the lines that say so.
  private static func answer(_ prediction: TracePrediction) {
    let lines = prediction.signs.compactMap { shown[$0] }
    print(prediction.verdict)
    guard lines.count == prediction.signs.count else { return print("  This run didn't show it.") }
    lines.forEach { write(TraceLine(text: $0, depth: 1)) }
  }

  /// At the end of the process it is told where the trace stopped, and which predictions were right.
  private static let exitHandler: Void = {
    atexit {
      TraceLog.lock.withLock {
        if let last = TraceLog.lastHearer {
          TraceLog.write(TraceEvent(.end, to: last))
        }
        TracePrediction.all.forEach(TraceLog.answer)
        TraceLog.isOver = true
      }
    }
  }()
}
