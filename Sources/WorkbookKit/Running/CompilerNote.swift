/// What the compiler adds to an error, such as where a protocol requires a method.
struct CompilerNote: Hashable, Sendable {
  let message: String
  /// The file, from the workbook's root where it lies below.
  let file: String
  let line: Int?
}
