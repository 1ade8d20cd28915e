import ScreenKit

/// Finds out who holds whom, by looking into objects with mirrors.
///
/// It looks into screens, the navigator and what is declared in one module; others' objects stay closed.
final class MapReader {
  /// What of the standard library is looked into; the bracket is that of a tuple.
  private static let containers = [
    "Swift.Optional<", "Swift.Array<", "Swift.Set<", "Swift.Dictionary<", "Swift.Result<", "(",
  ]
  /// How many values in values are looked at: a value without an end would end the stack.
  private static let depthLimit = 32

  /// Every object that was found, in the order in which it was.
  private(set) var pieces: [MapPiece] = []
  /// The types that nobody may look into, because a property of theirs is unowned.
  private(set) var closedTypes: Set<String> = []

  private let words: PropertyWords
  private let module: String
  private let hidden: AnyObject?
  private var known: [ObjectIdentifier: MapPiece] = [:]
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - example: An object of the module to look into.
  ///   - hidden: An object to leave out.
  init(_ words: PropertyWords, moduleOf example: AnyObject, hiding hidden: AnyObject? = nil) {
    self.words = words
    self.hidden = hidden
    module = String(String(reflecting: type(of: example)).prefix { $0 != "." }) + "."
  }

  /// All that can be reached from some objects now.
  func snapshot(from roots: [AnyObject]) -> MapSnapshot {
    var snapshot = MapSnapshot()
    var open = roots.map(piece)
    while !open.isEmpty {
      let next = open.removeFirst()
      guard snapshot.add(next), let object = next.object else { continue }
      let arrows = arrows(from: next, object)
      snapshot.arrows += arrows
      open += arrows.map(\.target)
    }
    return snapshot
  }

  private func piece(of object: AnyObject) -> MapPiece {
    // Another object may have the address of one that is gone.
    if let piece = known[ObjectIdentifier(object)], piece.object === object { return piece }
    let name = Self.name(of: type(of: object))
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    let piece = MapPiece(object, name: count > 1 ? "\(name) \(count)" : name)
    known[ObjectIdentifier(object)] = piece
    pieces.append(piece)
    return piece
  }

  private func arrows(from piece: MapPiece, _ object: AnyObject) -> [MapArrow] {
    var arrows: [MapArrow] = []
    piece.secrets = []
    var level: Mirror? = object is any Actor ? nil : Mirror(reflecting: object)
    while let mirror = level {
      look(into: mirror, [], isWeak: false) { path, isWeak, target in
        guard let target else { return piece.secrets.append(path) }
        let arrow = MapArrow(
          holder: piece, property: path, target: self.piece(of: target), isWeak: isWeak)
        if !arrows.contains(arrow) { arrows.append(arrow) }
      }
      level = mirror.superclassMirror
    }
    return arrows
  }

  /// Looks at the properties of one value, and at those of the values that it holds.
  ///
  /// - Parameter found: Takes the way to an object, or to something closed, which has no object.
  private func look(
    into mirror: Mirror, _ path: [String], isWeak: Bool,
    found: (_ path: String, _ isWeak: Bool, _ target: AnyObject?) -> Void
  ) {
    let owner = Self.name(of: mirror.subjectType)
    guard !words.hasUnowned(owner) else {
      closedTypes.insert(owner)
      return
    }
    guard path.count < Self.depthLimit else { return }
    let hasProperties = mirror.displayStyle == .class || mirror.displayStyle == .struct
    for child in mirror.children {
      let property = hasProperties ? child.label.map(Self.property) : nil
      let path = path + [property ?? ""]
      let isWeak = isWeak || property.map { words.isWeak($0, of: owner) } ?? false
      let type = type(of: child.value)
      let way = path.filter { !$0.isEmpty }.joined(separator: ".")
      if type is AnyClass {
        let object = child.value as AnyObject
        if isOpen(type), object !== hidden { found(way, isWeak, object) }
      } else if let secret = Self.secret(child.value, type) {
        found("\(way), \(secret)", isWeak, nil)
      } else if isOpen(type) {
        look(into: Mirror(reflecting: child.value), path, isWeak: isWeak, found: found)
      }
    }
  }

  /// Whether it is safe and of use to look into the values of a type.
  private func isOpen(_ type: Any.Type) -> Bool {
    if type is Screen.Type || type is Navigator.Type { return true }
    let name = String(reflecting: type)
    // A mirror that the type makes by itself may do anything.
    if name.hasPrefix(module) { return !(type is any CustomReflectable.Type) }
    return Self.containers.contains { name.hasPrefix($0) }
  }

  /// What a value is called that may hold something which no mirror shows.
  private static func secret(_ value: Any, _ type: Any.Type) -> String? {
    let name = String(reflecting: type)
    if name.hasPrefix("Swift.Task<") { return "a task" }
    let isFunction = name.contains(" -> ") && (name.hasPrefix("(") || name.hasPrefix("@"))
    return isFunction && Mirror(reflecting: value).displayStyle == nil ? "a closure" : nil
  }

  /// A property as code calls it: it is stored elsewhere when it is observed or lazy.
  private static func property(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}
