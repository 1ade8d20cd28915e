import CourseKit
import Foundation

/// Starts a program in a session of its own, which no signal from the terminal reaches.
///
/// Foundation's `Process` cannot do that.
///
/// - Parameters:
///   - words: The program's full path, and its arguments.
///   - input: Its standard input; without one there is nothing to read.
///   - output: Its standard output; without one it is dropped.
///   - errors: Its standard error; without one it is dropped.
/// - Throws: `WorkbookError` when it cannot be started.
func spawn(
  _ words: [String], environment: [String: String], folder: URL, input: FileHandle? = nil,
  output: FileHandle? = nil, errors: FileHandle? = nil
) throws -> ProcessSession {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let setSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    let words = words
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // `POSIX_SPAWN_SETSID`, which glibc shows to GNU programs only.
    let setSession: Int32 = 0x80
    // So is changing the folder.
    let words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path] + words
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
    if let stream {
      posix_spawn_file_actions_adddup2(&actions, stream.fileDescriptor, number)
    } else {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
  }
  #if canImport(Darwin)
    posix_spawn_file_actions_addchdir_np(&actions, folder.path)
  #else
    closeOthers(&actions)
  #endif
  var noSignals = sigset_t()
  sigemptyset(&noSignals)
  posix_spawnattr_setsigmask(&attributes, &noSignals)
  posix_spawnattr_setflags(&attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK)))

  var arguments = words.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { (arguments + variables).forEach { free($0) } }
  var leader: pid_t = 0
  let error = posix_spawn(&leader, words[0], &actions, &attributes, &arguments, &variables)
  guard error == 0 else {
    throw WorkbookError("\(words[0]) cannot be started: \(String(cString: strerror(error))).")
  }
  return ProcessSession(leader: leader)
}

#if !canImport(Darwin)
  /// Has a program inherit nothing that this tool has open: with that, untrusted code could end the tool.
  ///
  /// The function is newer than some systems that Swift runs on (glibc 2.34).
  private func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
    typealias Function =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(&actions, 3)
  }
#endif
