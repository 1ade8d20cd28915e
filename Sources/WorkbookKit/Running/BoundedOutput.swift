import Foundation

/// Reads what a program prints, and keeps no more than a limit.
struct BoundedOutput {
  private let descriptor: Int32
  private let limit: Int
  private var bytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var isOpen = true
  /// Whether there was more than the limit.
  private(set) var isCut = false

  init(_ descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Waits for output, and reads what there is.
  mutating func read(within time: Duration) {
    let milliseconds = Int32(time / .milliseconds(1))
    guard isOpen else { return _ = usleep(UInt32(milliseconds) * 1_000) }
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, milliseconds) > 0 else { return }
    readOnce()
  }

  /// Reads what is left, without waiting: a process that got away may hold the other end.
  mutating func readRest() {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while isOpen, Foundation.poll(&poll, 1, 0) > 0 { readOnce() }
  }

  private mutating func readOnce() {
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return isOpen = count < 0 && errno == EINTR }
    let room = limit - bytes.count
    bytes += buffer.prefix(min(count, room))
    isCut = isCut || count > room
  }
}
