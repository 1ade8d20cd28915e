import Foundation

/// What is said about a call that UIKit refuses or crashes on, and that changes nothing here.
nonisolated public enum Complaint {
  /// Takes one sentence for each such call.
  ///
  /// A terminal prints it below the screen. Without one it is written to the standard error, as UIKit does.
  @TaskLocal public static var report: @MainActor @Sendable (String) -> Void = { sentence in
    try? StandardOutput.write(sentence + "\n", to: .standardError)
  }
}

extension Screen {
  /// Its title in quotation marks, or its type if it has none.
  var nameInComplaints: String {
    title.isEmpty ? "\(type(of: self))" : "'\(title.onOneLine)'"
  }
}
