import Foundation

/// Runs a body with a new, empty folder, and removes it whatever happens, Ctrl-C included.
package func withTemporaryFolder<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "workbook-\(UUID().uuidString)")
  SignalHandler.add(folder: folder)
  defer {
    try? FileManager.default.removeItem(at: folder)
    SignalHandler.remove(folder: folder)
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return try await body(folder)
}
