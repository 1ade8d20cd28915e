import CourseKit

/// A chapter's files, in which each method that a contract names reports itself.
///
/// All lines stay where they are, so that a mistake in them is found at its place.
package struct InstrumentedChapter: Sendable {
  /// Where the code is that goes into the traced module.
  private static let runtime = "Sources/ToolSupport/InspectKit/Tracing/Runtime"

  private let files: [String: String]
  private let runtime: [String: String]
  let codes: [String: MaskedCode]
  /// What each file declares; reading that takes a while.
  package let types: [String: [TypeDeclaration]]
  package let contract: ChapterContract

  /// - Parameters:
  ///   - files: The files, by their paths from the chapter's folder.
  ///   - workbook: Where the code of the reports is.
  package init(_ files: [String: String], of workbook: Workbook) {
    let runtime = workbook.texts(below: Self.runtime).map { ("Trace/\($0.key)", $0.value) }
    self.init(files, runtime: Dictionary(uniqueKeysWithValues: runtime))
  }

  package init(_ files: [String: String], runtime: [String: String] = [:]) {
    self.files = files
    self.runtime = runtime
    // The learner's own checks are a module beside the chapter's.
    codes = files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Checks/") }
      .mapValues { MaskedCode($0.lines) }
    types = codes.mapValues(\.types)
    contract = ChapterContract(codes, types)
  }

  /// The classes that report nothing, because no protocol names what they are told.
  var unheardTypes: [String] {
    let names = types.values.joined().filter { !$0.methods.isEmpty }.map(\.name)
    return Set(names).filter(contract.isUnheard).sorted()
  }

  /// The files that can report.
  var paths: Set<String> { Set(codes.keys) }

  /// All files, and those of the reports.
  ///
  /// An object that sends nothing can't be told from the one that called it, so then nothing is marked.
  ///
  /// - Parameter silent: Those to leave as they are.
  package func texts(exceptIn silent: Set<String> = []) -> [String: String] {
    let types = types.mapValues { types in types.filter { !contract.isProtocol($0.name) } }
    let areAllHeard = types.values.joined().allSatisfy { type in
      type.methods.allSatisfy { !MethodInstrumentation($0, of: type, by: contract).isSilent }
    }
    let marks = silent.isEmpty && areAllHeard
    var texts = files.merging(runtime) { $1 }
    for (path, code) in codes where !silent.contains(path) {
      let parts = types[path, default: []].flatMap { type in
        type.methods.flatMap {
          MethodInstrumentation($0, of: type, by: contract).changes(marks: marks)
        }
      }
      texts[path] = code.replacing(parts).joined(separator: "\n")
    }
    return texts
  }
}
