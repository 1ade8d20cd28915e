import Foundation

/// Names that tell the objects of one type apart: "ListView", and "ListView 2" while the first one is alive.
nonisolated enum TraceNames {
  private struct Place {
    weak var object: AnyObject?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [String: [Place]] = [:]

  /// The name of an object; a value has that of its type.
  static func name(of object: AnyObject?, _ type: String) -> String {
    guard let object else { return type }
    return lock.withLock {
      var known = places[type, default: []]
      let index =
        known.firstIndex { $0.object === object } ?? known.firstIndex { $0.object == nil }
        ?? known.count
      if index == known.count { known.append(Place()) }
      known[index].object = object
      places[type] = known
      return index == 0 ? type : "\(type) \(index + 1)"
    }
  }
}
