import CourseKit

extension Design {
  /// What views know although others decide about it: the model, its errors, and the layers with the services.
  package func knowingViews(_ concerns: Concerns) -> [String] {
    let model = Model(
      in: declarations, vocabulary,
      services: declarations.map(\.name).filter {
        layer(of: $0).map { concerns.services.contains($0.name) } == true
      })
    return viewCode.flatMap { view, file in
      let name = view.lastName
      // An extension of `Alert` may take a title of a reminder.
      let uses = (vocabulary.screens.contains(name) ? [] : model.uses(in: view.body))
        .map { ($0.text, Self.line(of: $0.place)) }
      let services = withAliases(view.names).filter { used, _ in
        !inner(of: name, has: used)
          && layer(of: used).map { concerns.services.contains($0.name) } == true
      }.map { ("names \($0.key)", $0.value) }
      // A task that sleeps throws as well, but decides nothing.
      let errors = view.body.matches(of: /\b(?:catch|try)\b[?!]?\s*(?:await\s+)?(\w*)/)
        .filter { $0.1 != "Task" }.map { ("handles an error", Self.line(of: $0.0)) }
      return (uses + services + errors.prefix(1)).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        .map { "\(name) \($0.0) (\(file.name):\($0.1))" }
    }
  }

  /// The code that runs in views: classes of screens, their extensions, and those of their protocols.
  var viewCode: [(view: TypeDeclaration, file: SourceFile)] {
    let all = files.flatMap { file in file.types.map { ($0, file) } }
    let views = all.filter { isView($0.0.lastName) }
    let protocols = Set(views.flatMap(\.0.parents))
    return views
      + all.filter { type, _ in
        type.keyword == .extension && protocols.contains(type.name) && !isView(type.lastName)
      }
  }

  /// Whether a value of this type is a part of a screen: whether its outermost type is in a layer with screens.
  ///
  /// - Parameter type: Its full name, with the types and the file around it.
  package func isPartOfScreen(_ type: String, _ concerns: Concerns) -> Bool {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let layer = names.lazy.compactMap(layer(of:)).first
    return layer.map { concerns.screens.contains($0.name) } ?? false
  }

  private func isView(_ name: String) -> Bool {
    let types = files.flatMap(\.types).filter { $0.keyword == .class || $0.keyword == .protocol }
    var known: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard known.insert(next).inserted else { continue }
      open += types.filter { $0.lastName == next }.flatMap(\.parents)
    }
    return !known.isDisjoint(with: vocabulary.screens)
  }

  private static func line(of part: Substring) -> Int {
    part.base[..<part.startIndex].count { $0 == "\n" } + 1
  }
}
