import ScreenKit

/// Finds the object graph, by looking into objects with mirrors.
///
/// It looks into screens, the navigator and what is declared in one module; others' objects stay closed.
final class ObjectGraphReader {
  private enum Find {
    case object(AnyObject)
    /// Something closed, in words.
    case secret(String)
    /// No object, where one could be.
    case nothing
  }

  /// How many values in values are looked at: a value without an end would end the stack.
  private static let depthLimit = 32

  /// Every object that was found, in the order in which it was.
  private(set) var nodes: [ObjectNode] = []
  /// The types that the map must not look into, because they have an unowned property.
  private(set) var closedTypes: Set<String> = []

  private let words: ReferenceKinds
  private let module: MappedModule
  private let hidden: AnyObject?
  private var known: [ObjectIdentifier: ObjectNode] = [:]
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - example: An object of the module to look into.
  ///   - hidden: An object to leave out.
  init(_ words: ReferenceKinds, moduleOf example: AnyObject, hiding hidden: AnyObject? = nil) {
    self.words = words
    self.hidden = hidden
    module = MappedModule(of: example)
  }

  /// All that can be reached from some objects now.
  func graph(from roots: [AnyObject]) -> ObjectGraph {
    var graph = ObjectGraph()
    var open = roots.map(node)
    while !open.isEmpty {
      let next = open.removeFirst()
      guard graph.add(next), let object = next.object else { continue }
      let references = references(from: next, object)
      graph.references += references
      open += references.compactMap(\.target)
    }
    return graph
  }

  private func node(of object: AnyObject) -> ObjectNode {
    // Another object may have the address of one that is gone.
    if let node = known[ObjectIdentifier(object)], node.object === object { return node }
    let name = Self.name(of: type(of: object))
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    let node = ObjectNode(object, name: count > 1 ? "\(name) \(count)" : name)
    known[ObjectIdentifier(object)] = node
    nodes.append(node)
    return node
  }

  private func references(from node: ObjectNode, _ object: AnyObject) -> [ObjectReference] {
    var references: [ObjectReference] = []
    node.opaqueValues = []
    var level: Mirror? = object is any Actor ? nil : Mirror(reflecting: object)
    while let mirror = level {
      look(into: mirror, [], isWeak: false) { path, isWeak, found in
        var target: ObjectNode?
        switch found {
        case .secret(let words): return node.opaqueValues.append("\(path), \(words)")
        case .object(let object): target = self.node(of: object)
        case .nothing: break
        }
        let reference = ObjectReference(
          holder: node, property: path, target: target, isWeak: isWeak)
        if !references.contains(reference) { references.append(reference) }
      }
      level = mirror.superclassMirror
    }
    return references
  }

  /// Looks at the properties of one value, and at those of the values that it holds.
  ///
  /// - Parameter found: Takes what was found, and the way to it.
  private func look(
    into mirror: Mirror, _ path: [String], isWeak: Bool,
    found: (_ path: String, _ isWeak: Bool, Find) -> Void
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
        if module.isOpen(type), object !== hidden { found(way, isWeak, .object(object)) }
      } else if let secret = module.secret(child.value, type) {
        found(way, isWeak, .secret(secret))
      } else if hasProperties, module.isMissing(child, in: mirror.subjectType) {
        found(way, isWeak, .nothing)
      } else if module.isOpen(type) {
        look(into: Mirror(reflecting: child.value), path, isWeak: isWeak, found: found)
      }
    }
  }

  /// A property as code calls it: it is stored elsewhere when it is observed or lazy.
  private static func property(_ label: String) -> String {
    let lazy = MappedModule.lazyPrefix
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}
