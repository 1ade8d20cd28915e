import CourseKit

extension Region {
  /// The properties that it declares; nil when it declares or does something else.
  var properties: [HeldProperty]? {
    let code = solution.filter(\.isCode)
    let properties = code.compactMap(HeldProperty.init)
    return properties.count == code.count && !code.isEmpty ? properties : nil
  }

  /// How an answer holds each of the region's properties; nil when it does something else as well.
  package func ownerships(in answer: [String]) -> [String]? {
    let held = answer.filter(\.isCode).map(HeldProperty.init)
    guard let properties, held.count == properties.count else { return nil }
    let isAlike = zip(held, properties).allSatisfy {
      $0?.name == $1.name && $0?.type == $1.type && $0?.access == $1.access
    }
    return isAlike ? held.compactMap { $0?.ownership } : nil
  }
}
