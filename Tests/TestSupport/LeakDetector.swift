/// Objects that are watched without being kept alive, to see which ones are still there when none should be.
public final class LeakDetector {
  /// Those of the test that runs, if it is to let go of what it used.
  @TaskLocal static var ofTest: LeakDetector?

  private var objects: [() -> AnyObject?] = []

  public init() {}

  /// Watches an object from now on, and does not hold it.
  public func watch(_ object: AnyObject) {
    objects.append { [weak object] in object }
  }

  /// Watches an object until after the test that runs; see `LeakDetectionTrait`.
  public static func watchToTheEnd(_ object: AnyObject) { ofTest?.watch(object) }

  /// The type names of the objects that are still alive, in the order in which they were watched.
  public var survivors: [String] {
    objects.compactMap { $0() }.map { "\(type(of: $0))" }
  }

  /// The survivors when all that a test began has had its turn.
  func lastSurvivors() async -> [String] {
    _ = await eventually { survivors == [] }
    return survivors
  }

  /// The survivors once a body has ended, with all that only the body held.
  public static func survivors(of body: (LeakDetector) throws -> Void) rethrows -> [String] {
    let detector = LeakDetector()
    try body(detector)
    return detector.survivors
  }
}
