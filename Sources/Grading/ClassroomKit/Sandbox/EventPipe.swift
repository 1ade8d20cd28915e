import CourseKit
import Foundation
import JudgeKit

/// A pipe that sandboxed tests write their events to, and that is copied to a file outside of the sandbox.
///
/// What has gone through it cannot be taken back, as it could be in a file.
final class EventPipe: Sendable {
  /// No honest run tells more, in bytes.
  private static let limit = 20_000_000

  private let isOver = Flag()
  private let copying: Task<Void, Never>

  /// Makes the pipe, and begins to read it.
  ///
  /// - Throws: `WorkbookError` when it cannot be made.
  init(at place: URL, copyingTo file: URL) throws {
    // Every user may write to it, because the program may run as another user.
    guard mkfifo(place.path, 0o622) == 0, chmod(place.path, 0o622) == 0,
      FileManager.default.createFile(atPath: file.path, contents: nil)
    else {
      throw WorkbookError("\(place.path): \(String(cString: strerror(errno))).")
    }
    let descriptor = open(place.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw WorkbookError("\(place.path): \(String(cString: strerror(errno))).")
    }
    let reading = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let writing = try FileHandle(forWritingTo: file)
    // In the file, events could be taken back.
    _ = fcntl(writing.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let isOver = isOver
    copying = Task {
      await withCheckedContinuation { continuation in
        // It blocks, and Swift's few threads for tasks must not.
        Thread.detachNewThread {
          Self.copy(reading, to: writing, until: isOver)
          continuation.resume()
        }
      }
    }
  }

  /// Copies what is left, once the program has ended.
  func finish() async {
    isOver.raise()
    await copying.value
  }

  private static func copy(_ reading: FileHandle, to writing: FileHandle, until isOver: Flag) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var room = limit
    while true {
      let wasOver = isOver.isRaised
      var poll = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      _ = Foundation.poll(&poll, 1, 20)
      let isReadable = Int32(poll.revents) & Int32(POLLIN) != 0
      let count = isReadable ? read(reading.fileDescriptor, &buffer, buffer.count) : 0
      if count > 0, room > 0 {
        try? writing.write(contentsOf: Data(buffer.prefix(min(count, room))))
        room -= count
      } else if wasOver || room <= 0 {
        return
      } else if count == 0 {
        // Without a writer the pipe is at its end, and nothing would be waited for.
        usleep(2_000)
      }
    }
  }
}
