#if !canImport(UIKit)
  import Foundation

  /// Declares what UIKit adds to `IndexPath`.
  nonisolated extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
  }
#endif
