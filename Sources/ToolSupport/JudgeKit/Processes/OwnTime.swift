/// The time that a program takes, whatever else the machine does.
///
/// It is the time for which the program has used a processor, together with the time for which all of its threads have
/// slept. On an idle machine, this is about what a clock on the wall shows. On a busy one, the time for which the program
/// has waited for a processor is left out, since that is no fault of its own.
struct OwnTime {
  /// A look counts for no more than this: a computer that was closed for the night has not slept in a test.
  private static let longestStep = Duration.seconds(1)

  private(set) var duration = Duration.zero
  private var lastLook: ContinuousClock.Instant
  private var last = ProcessActivity(isAsleep: false)

  init(start: ContinuousClock.Instant = .now) { lastLook = start }

  /// How long ago the program was looked at.
  func age(at time: ContinuousClock.Instant) -> Duration { time - lastLook }

  /// Looks at what the program does.
  mutating func look(at activity: ProcessActivity, _ time: ContinuousClock.Instant) {
    // A process whose end no parent has noticed takes its time with it, which must not be counted again.
    let used = max(.zero, activity.processorTime - last.processorTime)
    let hasSlept = last.isAsleep && activity.isAsleep
    duration += hasSlept ? max(used, min(time - lastLook, Self.longestStep)) : used
    lastLook = time
    last = ProcessActivity(
      processorTime: max(activity.processorTime, last.processorTime), isAsleep: activity.isAsleep)
  }
}
