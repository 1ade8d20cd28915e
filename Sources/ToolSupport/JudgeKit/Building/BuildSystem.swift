import Foundation

/// What the package manager builds with.
package enum BuildSystem: String, CaseIterable, Codable, Sendable {
  /// The one of Swift 6.2 and 6.3, which 6.4 has as well.
  case native
  /// Swift Build, the one of Swift 6.4.
  case swiftBuild = "swiftbuild"

  private static let refusal = Flag()

  /// What to build with by default: the native system where there is one, since an edit
  /// gets its verdict sooner.
  package static var standard: BuildSystem { refusal.isRaised ? .swiftBuild : .native }

  /// Remembers that the toolchain does not have the native system.
  static func refuseNative() { refusal.raise() }

  /// Whether a failed build says that the toolchain does not have its system.
  static func isRefused(in output: String) -> Bool {
    ["is invalid for '--build-system", "buildSystemProviderNotRegistered"]
      .contains { output.contains($0) }
  }
}
