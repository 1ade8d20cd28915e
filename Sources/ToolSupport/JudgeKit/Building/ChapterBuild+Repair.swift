import CourseKit
import Foundation

extension ChapterBuild {
  /// Builds, and once more in a new folder when the build folder may be at fault.
  ///
  /// One that was copied, moved or cut off makes every build fail, in words of the linker.
  /// When it was not at fault, it is put back, because a full build takes long.
  ///
  /// - Throws: `BuildFailure` when the code does not compile, in a new folder either.
  func repairing(_ build: () async throws -> BuildDescription) async throws -> BuildDescription {
    let isNew = isFirst
    do {
      return try await build()
    } catch let failure as BuildFailure where failure.isOutsideCode && !isNew {
      // What is wrong with files or another folder is at fault instead.
      if !failure.problems(of: chapter, in: workbook).isEmpty { throw failure }
      let files = FileManager.default
      let old = scratch.appendingPathExtension("old")
      try? files.removeItem(at: old)
      do { try files.moveItem(at: scratch, to: old) } catch { throw failure }
      BuildDelay.report(.newFolder)
      // Modules of the system are at fault as well, when they are named.
      if failure.output.contains(modules.path) { try? files.removeItem(at: modules) }
      do {
        let description = try await build()
        try? files.removeItem(at: old)
        return description
      } catch let again as BuildFailure where again.isOutsideCode {
        try? files.removeItem(at: scratch)
        try? files.moveItem(at: old, to: scratch)
        throw again
      } catch {
        try? files.removeItem(at: old)
        throw error
      }
    }
  }

  /// An error about a file that the build has made: it has no place in the code, wherever the compiler was
  /// when it read that file.
  func placedInCode(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    let isAboutBuild = [scratch, modules].contains { diagnostic.message.contains("\($0.path)/") }
    return isAboutBuild
      ? CompilerDiagnostic(diagnostic.severity, diagnostic.message, at: nil) : diagnostic
  }
}
