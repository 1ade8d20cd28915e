import CourseKit

/// Why a chapter cannot be built, with all that a learner is told about it.
package struct BuildReport: Equatable, Sendable {
  /// Whose code the first error is in.
  package enum Origin: Equatable, Sendable {
    case learner, provided, ownTest
  }

  /// What a learner can do about an error in provided code.
  package enum Remedy: Equatable, Sendable {
    /// An exercise that was begun elsewhere has another place in this file.
    case goOn(ExerciseNumber, FileLocation)
    /// An answer lacks what provided code needs.
    case lookAt(ExerciseNumber, [FileLocation])
    case reset(ExerciseNumber)
    /// The manifest was changed; the sentence says how to get it back.
    case restoreManifest(String)
    case doctor
  }

  /// What is wrong with the files of the chapter and the package, whatever their code says.
  package let troubles: [FileTrouble]
  /// The errors in code, the learner's own first; those of the build itself only when there are no others.
  package let errors: [CompilerDiagnostic]
  /// All that the build printed.
  package let output: String
  /// Whether the compiler was stopped, since it did not end in time.
  package let isTimedOut: Bool
  package let origin: Origin
  /// The provided lines that were changed or are missing in the files that the first error names.
  package let losses: [Finding]
  package let remedy: Remedy?
}

extension BuildReport: Encodable {
  private enum CodingKeys: CodingKey {
    case errors, output
  }

  /// Encodes it in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let troubles = troubles.map { CompilerDiagnostic(.error, "\($0)", at: nil) }
    try container.encode(troubles + errors, forKey: .errors)
    try container.encode(output, forKey: .output)
  }
}
