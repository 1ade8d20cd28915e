import Foundation
import ScreenKit

/// Goes through an app as a user would, and prints the object graph at each screen.
///
/// It types into a terminal whose drawings are not shown: each is the sign that something has changed.
final class MapWalk {
  /// What a user types to go back.
  static let back = "b"

  private let navigator = Navigator()
  /// Lies below the first screen, so that one can go back from that, too.
  private let ground = Screen()
  private let words: ReferenceKinds
  private let print: (MapOutput) -> Void
  private let wait: (Duration) async -> Void
  private let input: AsyncStream<String>
  private let type: AsyncStream<String>.Continuation

  private var lines: [String]
  private var report: MapReport?
  /// How many objects were known when each screen on the way had come.
  private var arrivals: [Int] = []
  private weak var mapped: Screen?
  /// The screen on which something was done that has not led to another one so far.
  private weak var left: Screen?
  private var nameOfLeft = ""
  private var isGoingBack = false
  private var step = 0
  private var isLoadingTimedOut = false
  private var isOver = false

  /// - Parameters:
  ///   - words: Which references are weak, and which unowned.
  ///   - lines: What to type, to come to the other screens. A `back` leads to the screen before, from which the next
  ///     lines go on.
  ///   - print: Takes what the map says.
  ///   - wait: Waits for an answer that may never come.
  init(
    _ words: ReferenceKinds, typing lines: [String], print: @escaping (MapOutput) -> Void,
    wait: @escaping (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.words = words
    self.lines = lines
    self.print = print
    self.wait = wait
    (input, type) = AsyncStream.makeStream(of: String.self)
  }

  /// Goes to the last screen and back, until no screen is left, and closes another window with its screen open.
  func run(_ firstScreen: (Navigator) -> Screen) async {
    navigator.push(ground)
    navigator.push(firstScreen(navigator))
    print(MapOutput(lines: [MapReport.legend]))
    let reader = ObjectGraphReader(words, moduleOf: navigator.top ?? ground, hiding: ground)
    report = MapReport(reader, of: navigator)
    let terminal = Terminal(
      navigator: navigator, input: input, output: { [weak self] _ in self?.look() },
      timeout: { [weak self, wait] in
        await wait(.seconds(8))
        if !Task.isCancelled { self?.isLoadingTimedOut = true }
      })
    await terminal.run()
    await closeWindow(with: firstScreen)
  }

  /// Says what is left of a window that is closed while its first screen is open, which breaks no cycle.
  private func closeWindow(with firstScreen: (Navigator) -> Screen) async {
    let report = await reportOfWindow(with: firstScreen)
    for _ in 0..<3 where !report.remains(since: 0).alive.isEmpty { await wait(.seconds(1)) }
    print(
      MapOutput(lines: ["", "After closing a window with the first screen open:"])
        + report.news(about: report.remains(since: 0), after: MapEvent.window))
  }

  private func reportOfWindow(with firstScreen: (Navigator) -> Screen) async -> MapReport {
    let window = Navigator()
    let screen = firstScreen(window)
    window.push(screen)
    await wait(.seconds(1))
    let report = MapReport(ObjectGraphReader(words, moduleOf: screen), of: window)
    report.look()
    report.navigator = nil
    return report
  }

  /// Looks whether the walk can go on, after each drawing.
  private func look() {
    guard !isOver, let top = navigator.top, !navigator.isLoading || isLoadingTimedOut else {
      return
    }
    guard isReady(top) else { return goOnLater() }
    goOn(from: top)
  }

  /// Whether nothing else is to be waited for.
  private func isReady(_ top: Screen) -> Bool {
    if isGoingBack {
      return top !== left && report?.remains(since: arrivals.last ?? 0).alive.isEmpty == true
    }
    return top !== left && (lines.first.map(navigator.takes) ?? true)
  }

  /// Some changes cause no drawing, so it looks again after a second.
  private func goOnLater() {
    Task { [step, wait] in
      await wait(.seconds(1))
      guard step == self.step, let top = navigator.top, !navigator.isLoading || isLoadingTimedOut
      else { return }
      goOn(from: top)
    }
  }

  private func goOn(from top: Screen) {
    if isGoingBack {
      sayWhatIsLeft(after: top)
    } else if top === left {
      let words = "What the map typed on \(name(of: top)) opened no other screen."
      sayStop(
        [""] + MapText.wrapped(words.split(separator: " ").map(String.init), after: ""))
      left = nil
      takeNextWay()
      lines.isEmpty ? goBack(from: top) : goOn(from: top)
    } else {
      draw(top)
      if let line = lines.first, line != Self.back, navigator.takes(line) {
        lines.removeFirst()
        send(line, from: Int(line) == nil ? nil : top)
      } else {
        if let line = lines.first, line != Self.back {
          sayStop(["  \(name(of: top)) shows no row to open."])
        }
        takeNextWay()
        goBack(from: top)
      }
    }
  }

  /// Leaves out what was to be typed up to the next step back.
  private func takeNextWay() { lines = Array(lines.drop { $0 != Self.back }.dropFirst()) }

  private func draw(_ top: Screen) {
    if mapped !== top { arrivals.append(report?.count ?? 0) }
    mapped = top
    let state = navigator.isLoading ? "is on the screen, and is still loading" : "is on the screen"
    guard var picture = report?.picture(of: name(of: top)), !picture.lines.isEmpty else { return }
    picture.lines = ["", "\(name(of: top)) \(state):"] + picture.lines.map { "  \($0)" }
    print(picture)
  }

  private func goBack(from top: Screen) {
    nameOfLeft = name(of: top)
    report?.look()
    isGoingBack = true
    send(Self.back, from: top)
  }

  private func sayWhatIsLeft(after top: Screen) {
    guard top !== left, let start = arrivals.popLast() else {
      sayStop(["", "\(nameOfLeft) could not be closed."])
      return end()
    }
    guard let report else { return }
    print(
      MapOutput(lines: ["", "After closing \(nameOfLeft):"])
        + report.news(about: report.remains(since: start), after: nameOfLeft))
    if top === ground { return end() }
    guard !lines.isEmpty else { return goBack(from: top) }
    (isGoingBack, left, mapped) = (false, nil, top)
    goOn(from: top)
  }

  private func send(_ line: String, from screen: Screen?) {
    step += 1
    isLoadingTimedOut = false
    left = screen
    type.yield(line)
  }

  /// Says why the walk does not go on as it should.
  private func sayStop(_ lines: [String]) {
    let sentence = lines.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    print(MapOutput(events: [.stopped(sentence)], lines: lines))
  }

  private func name(of screen: Screen) -> String { "\(Swift.type(of: screen))" }

  private func end() {
    isOver = true
    step += 1
    type.finish()
  }
}
