/// A design: its layers as they were written down, and its code as it is.
///
/// What speaks against it are sentences, each with the place of what it is about.
package struct Design: Sendable {
  package let layers: [Layer]
  package let files: [SourceFile]
  /// What the learner declares; the given files have no layer.
  let declarations: [Declaration]
  /// What the code of one layer names of another one, in the order of the files and lines.
  let dependencies: [LayerDependency]
  /// The layers of each declaration, by its name.
  private let layersByName: [String: [Layer]]
  /// The types inside of each declaration and its extensions, by its name.
  private let innerNames: [String: Set<String>]
  /// What each alias stands for.
  private let aliases: [String: Set<String>]
  let vocabulary: Vocabulary

  /// Compares layers with code.
  ///
  /// - Parameters:
  ///   - layers: The layers as they were written down.
  ///   - files: The code.
  ///   - vocabulary: What the code says when it has a concern.
  package init(_ layers: [Layer], of files: [SourceFile], _ vocabulary: Vocabulary) {
    (self.layers, self.files, self.vocabulary) = (layers, files, vocabulary)
    declarations = files.flatMap(\.declarations).filter {
      $0.isExtension || !vocabulary.given.contains($0.name)
    }
    let layersByName = Dictionary(
      declarations.map(\.name).map { name in (name, layers.filter { $0.has(name) }) }
    ) { $1 }
    let innerNames = Dictionary(declarations.map { ($0.name, $0.innerNames) }) { $0.union($1) }
    (self.layersByName, self.innerNames) = (layersByName, innerNames)
    // A type that is only extended here belongs to another module, and everything may name it.
    let owners = Dictionary(grouping: declarations.filter { !$0.isExtension }, by: \.name)
    let aliases = Dictionary(
      declarations.filter(\.isAlias).map { ($0.name, Set($0.names.keys)) }
    ) { $0.union($1) }
    self.aliases = aliases
    dependencies = declarations.flatMap { declaration in
      Self.with(aliases, declaration.names).filter { owners[$0.key] != nil }
        .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        .compactMap { name, line in
          guard let from = layersByName[declaration.name]?.first,
            let to = layersByName[name]?.first, to.name != from.name,
            innerNames[declaration.name]?.contains(name) == false,
            owners[name]?.contains(where: declaration.canMean) == true
          else { return nil }
          return LayerDependency(
            declaration: declaration, name: name, line: line, from: from, to: to)
        }
    }
  }

  /// Names with those that they stand for: another name for a type is a name of that type.
  func withAliases(_ names: [String: Int]) -> [String: Int] { Self.with(aliases, names) }

  private static func with(
    _ aliases: [String: Set<String>], _ names: [String: Int]
  ) -> [String: Int] {
    names.reduce(into: names) { names, used in
      for name in aliases[used.key] ?? [] where names[name] == nil { names[name] = used.value }
    }
  }

  /// The layer of a declaration; nil if it has none.
  func layer(of name: String) -> Layer? {
    layersByName[name]?.first
  }

  /// Where a property of a type is declared; nil if this code doesn't say.
  package func place(of property: String, in type: String) -> String? {
    declarations.lazy.compactMap { declaration -> String? in
      let code = declaration.code
      // It can also be inside of another type.
      let start =
        declaration.name == type
        ? code.startIndex : code.firstRange(of: "class \(type)")?.lowerBound
      guard let start else { return nil }
      return code[start...].matches(of: /\b(?:var|let)\s+(\w+)/).first { $0.1 == property }
        .map { declaration.place(declaration.line(of: $0.0)) }
    }.first
  }

  /// The types and functions that have no layer, or several.
  package var misplaced: [String] {
    declarations.filter { $0.name != vocabulary.start }.compactMap { declaration in
      let names = layersByName[declaration.name, default: []].map(\.name)
      if names.count == 1 { return nil }
      let found = names.isEmpty ? "no layer" : names.joined(separator: " and ")
      let kind = declaration.isExtension ? "extension " : ""
      return "\(kind)\(declaration.name) (\(declaration.place())) is in \(found)"
    }
  }

  /// What the layers say that means nothing.
  package var mistakenNames: [String] {
    let names = layers.map(\.name)
    return layers.flatMap { layer -> [String] in
      var faults: [String] = []
      if layer.name.isEmpty { faults.append("a layer has no name") }
      if names.count(where: { $0 == layer.name }) > 1 {
        faults.append("two layers are called \"\(layer.name)\"")
      }
      for type in layer.types where !layersByName.keys.contains(where: { Layer.matches(type, $0) })
      {
        faults.append("\"\(type)\" matches no type")
      }
      for known in layer.knows where !names.contains(known) || known == layer.name {
        faults.append("\"\(known)\" is no other layer")
      }
      return faults.map { "\($0) (\(layer.place))" }
    }
  }

  /// What the code names although the layer of the code doesn't know it.
  package var undeclared: [String] {
    dependencies.filter { !$0.from.knows.contains($0.to.name) }.map {
      "\($0.declaration.name) in \($0.from.name) names \($0.name) of \($0.to.name)"
        + " (\($0.declaration.place($0.line)))"
    }
  }

  /// The arrows of the drawing that the code doesn't have.
  package var unused: [String] {
    let used = Set(dependencies.map { [$0.from.name, $0.to.name] })
    return layers.flatMap { layer in
      layer.knows.filter { !used.contains([layer.name, $0]) }
        .map { "\(layer.name) names no type of \($0) (\(layer.place))" }
    }
  }

  /// The layers that know themselves by way of others.
  package var cycles: [String] {
    let cyclic = layers.filter { layer in
      reached(from: layer).contains { $0.knows.contains(layer.name) }
    }
    return cyclic.map { layer in
      let others = cyclic.filter { other in
        reached(from: layer).contains { $0.name == other.name } && other.name != layer.name
      }
      return "\(layer.name) and \(others.map(\.name).joined(separator: ", ")) know each other"
        + " (\(layer.place))"
    }
  }

  /// The layers that a layer knows, also by way of others.
  func reached(from layer: Layer) -> [Layer] {
    var known: [String] = []
    var open = layer.knows
    while let next = open.popLast() {
      guard !known.contains(next), let layer = layers.first(where: { $0.name == next }) else {
        continue
      }
      known.append(next)
      open += layer.knows
    }
    return known.compactMap { name in layers.first { $0.name == name } }
  }

  /// Whether a name means a type inside of another one or of its extensions.
  func inner(of type: String, has name: String) -> Bool {
    innerNames[type]?.contains(name) ?? false
  }
}
