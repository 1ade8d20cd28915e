/// Shows a navigator in a terminal and hands it what the user types: UIKit's window and run loop.
///
/// It prints plain lines, so that a pipe or a screen reader can use it as well as a user:
/// `printf '1\nb\nq\n' | swift run PostListApp`. A row's number opens the row, `b` goes back, `q`
/// quits, `?` helps, and other text goes to a screen that has a `textPrompt`.
public final class Terminal {
  nonisolated private enum Event {
    case line(String)
    case endOfInput
    case change
    case loadingTimedOut
  }

  private let navigator: Navigator
  private let advice: String
  private let input: AsyncStream<String>
  private let display: Display
  private let timeout: LoadingTimeout
  private let quitsAtOnce: Bool
  private let heard: (String) -> Void
  private let events: AsyncStream<Event>
  private let send: AsyncStream<Event>.Continuation

  private var waitingLines: [String] = []
  private var hasInputEnded = false
  private var hasQuit = false

  private var isRunning: Bool { !hasQuit && display.isOpen }

  /// What can be typed, a sentence each.
  public static var help: [String] { Keys().help }

  /// Makes a terminal that does nothing until it runs.
  ///
  /// - Parameters:
  ///   - navigator: What to show.
  ///   - advice: A sentence for a screen that shows nothing, or loads for too long.
  ///   - isShort: Whether to draw a screen in few lines, because others are of interest.
  ///   - input: The lines that the user types.
  ///   - output: Prints a text; once it throws, the terminal stops.
  ///   - quitsAtOnce: Whether `q` does not wait for a screen that is loading. In a pipe, which cannot look, it is
  ///     the end of what is to be seen.
  ///   - heard: Takes each line when it is carried out.
  ///   - timeout: Returns when a screen has loaded for too long. It is cancelled when loading ends.
  public init(
    navigator: Navigator,
    advice: String = "If an exercise is not done yet, its tests say so.",
    isShort: Bool = false,
    input: AsyncStream<String> = StandardInput.lines(),
    output: @escaping (String) throws -> Void = { try StandardOutput.write($0) },
    quitsAtOnce: Bool = true,
    heard: @escaping (String) -> Void = { _ in },
    timeout: @escaping () async -> Void = { try? await Task.sleep(for: .seconds(8)) }
  ) {
    let (events, send) = AsyncStream.makeStream(of: Event.self)
    self.navigator = navigator
    self.advice = advice
    self.input = input
    self.events = events
    self.quitsAtOnce = quitsAtOnce
    self.heard = heard
    self.send = send
    self.display = Display(of: navigator, advice: advice, isShort: isShort, output: output) {
      send.yield(.change)
    }
    self.timeout = LoadingTimeout(wait: timeout) { send.yield(.loadingTimedOut) }
  }

  /// Shows the navigator until the user quits, the input ends, or the output is closed.
  public func run() async {
    await Complaint.$report.withValue({ [display] in display.say($0) }) { await show() }
  }

  private func show() async {
    let reader = Task { [input, send] in
      for await line in input { send.yield(.line(line)) }
      send.yield(.endOfInput)
    }
    defer {
      reader.cancel()
      timeout.stop()
    }
    draw()
    guard isRunning else { return }
    for await event in events {
      receive(event)
      while isRunning, let command = nextCommand() { await apply(command) }
      guard isRunning else { return }
    }
  }

  private func receive(_ event: Event) {
    switch event {
    case .line(let line): waitingLines.append(line)
    case .endOfInput: hasInputEnded = true
    case .change: break  // The next command is looked for on a new drawing.
    case .loadingTimedOut where timeout.isOver:
      let title = navigator.top?.title.onOneLine ?? ""
      let screen = title.isEmpty ? "This screen" : "'\(title)'"
      display.say(
        "\(screen) is still loading. The server may be slow, or nothing ends the loading state.\n\(advice)"
      )
    case .loadingTimedOut: break  // The screen has loaded in the meantime.
    }
  }

  /// Draws what has changed, then takes the next line unless it has to wait for a loading screen.
  private func nextCommand() -> Command? {
    draw()
    let mustWait = navigator.isLoading && !timeout.isOver
    guard let line = waitingLines.first else { return hasInputEnded && !mustWait ? .quit : nil }
    let command = Command(line, where: navigator.keys)
    let waits = command.waitsForLoading || command == .quit && !quitsAtOnce
    if mustWait && waits { return nil }
    heard(waitingLines.removeFirst().onOneLine)
    return command
  }

  private func apply(_ command: Command) async {
    switch command {
    case .openRow(let typed):
      guard let row = row(typed) else { return }
      await choose { row.screen.didSelectRow(at: row.index) }
    case .pressButton(let letter, let typed):
      guard let row = row(typed) else { return }
      guard let button = row.button(letter) else {
        return display.say("Row \(typed) has no button \(letter).")
      }
      await choose { row.screen.didSelectButton(at: button, inRow: row.index) }
    case .enterText(let text):
      let field = navigator.top?.parts.first { $0.textPrompt != nil }
      await choose { field?.didEnterText(text) }
    case .goBack: await goBack()
    case .quit: hasQuit = true
    case .help: display.say(navigator.keys.help.joined(separator: "\n"))
    case .showAgain: draw(again: true)
    case .unknown: display.say("Unknown input. \(navigator.keys.footer)")
    }
  }

  /// The row with a number, or a sentence that there is none.
  private func row(_ typed: String) -> Row? {
    if let row = navigator.row(typed) { return row }
    display.say(
      navigator.rows.isEmpty ? "There are no rows to open." : "There is no row \(typed).")
    return nil
  }

  private func goBack() async {
    guard navigator.keys.goBack else {
      return display.say(
        navigator.presented == nil
          ? "This is the first screen; q quits." : "This question needs an answer.")
    }
    if let alert = navigator.presented as? Alert {
      await choose { alert.cancel() }
    } else if navigator.presented != nil {
      navigator.dismiss()
    } else {
      navigator.pop()
    }
  }

  private func choose(_ action: () -> Void) async {
    action()
    // A task that the choice began may change the screen a few turns later.
    for _ in 0..<20 {
      await Task.yield()
      if draw() { return }
    }
    display.say("Nothing on the screen has changed so far.")
  }

  @discardableResult private func draw(again: Bool = false) -> Bool {
    defer { timeout.watch(navigator.top) }
    return display.draw(again: again)
  }
}
