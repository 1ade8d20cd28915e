import CourseKit
import Foundation

/// Reads what a program prints, and keeps no more than a limit.
struct BoundedOutput {
  /// Held, since its descriptor would be another file's once it is closed.
  private let file: FileHandle
  private let limit: Int
  private var bytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var isOpen = true
  /// Whether there was more than the limit.
  private(set) var isCut = false

  init(_ file: FileHandle, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// What was read, with a line feed at the end of each line: a compiler quotes code as its file has it.
  var text: String { String(decoding: bytes, as: UTF8.self).withLineFeeds }

  /// Waits until one of some outputs has something to read.
  static func wait(for outputs: [BoundedOutput], atMost time: Duration) {
    var polls = outputs.filter(\.isOpen).map {
      pollfd(fd: $0.file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    // When all are closed, the program is about to end.
    let time = polls.isEmpty ? min(time, .milliseconds(1)) : time
    poll(&polls, nfds_t(polls.count), Int32(time / .milliseconds(1)))
  }

  /// Reads a block of what is there, and waits for nothing.
  ///
  /// - Returns: Whether there was something to read.
  @discardableResult mutating func readBlock() -> Bool {
    var poll = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard isOpen, Foundation.poll(&poll, 1, 0) > 0 else { return false }
    let count = read(file.fileDescriptor, &buffer, buffer.count)
    guard count > 0 else {
      isOpen = count < 0 && errno == EINTR
      return isOpen
    }
    let room = limit - bytes.count
    bytes += buffer.prefix(min(count, room))
    isCut = isCut || count > room
    return true
  }

  /// Reads what is left when the program has ended.
  ///
  /// A process that got away may hold the other end and go on printing, so there is a bound.
  mutating func readRest() {
    for _ in 0..<64 where readBlock() {}
  }
}
