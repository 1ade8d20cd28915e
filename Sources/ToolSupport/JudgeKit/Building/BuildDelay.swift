/// Why a build takes longer than expected.
package enum BuildDelay: Equatable, Sendable {
  /// The build folder was of no use, so everything is built again.
  case newFolder
  /// The compiler has printed nothing for a while; the file, from the workbook's root, is the largest of
  /// those that it compiles.
  case slowCompiler(file: String?)

  /// What is told of it, by whom the build is waited for.
  @TaskLocal package static var report: @Sendable (BuildDelay) -> Void = { _ in }
}
