#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UIImage` the page uses.
  ///
  /// It accepts any data except empty data.
  nonisolated open class UIImage {
    public init?(data: Data) {
      guard !data.isEmpty else { return nil }
    }
  }
#endif
