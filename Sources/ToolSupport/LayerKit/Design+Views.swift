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
      let errors = view.body.matches(of: /\b(catch|try)\b[?!]?\s*(?:await\s+)?(\w*)/)
        .filter { $0.2 != "Task" }.map { match in
          (
            match.1 == "try" ? "calls what may fail" : "handles an error",
            Self.line(of: match.0)
          )
        }
      return (uses + services + errors.prefix(1)).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        .map { "\(name) \($0.0) (\(file.name):\($0.1))" }
    }
  }

  /// The code that runs in views: classes of screens, their extensions, and those of their protocols.
  var viewCode: [(view: TypeDeclaration, file: SourceFile)] {
    let family = family
    func ancestors(of names: [String]) -> Set<String> {
      var known: Set<String> = []
      var open = names
      while let next = open.popLast() {
        if known.insert(next).inserted { open += family[next] ?? [] }
      }
      return known
    }
    let all = files.flatMap { file in file.types.map { ($0, file) } }
    let views = all.filter { !ancestors(of: [$0.0.lastName]).isDisjoint(with: vocabulary.screens) }
    let mixins = ancestors(of: views.map(\.0.lastName))
    return views
      + all.filter { type, _ in
        type.keyword == .extension && mixins.contains(type.lastName)
          && !views.contains { $0.0.lastName == type.lastName }
      }
  }

  /// What each class and protocol inherits or conforms to, also in an extension, and what each alias stands for.
  private var family: [String: [String]] {
    let types = files.flatMap(\.types).map { type in
      (
        type.lastName,
        type.parents.compactMap { $0.firstMatch(of: /(\w+)(?:<.*)?$/).map { String($0.1) } }
      )
    }
    let aliases = declarations.flatMap(\.aliases).map { name, meaning in
      (name, meaning.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
    }
    return Dictionary(types + aliases) { $0 + $1 }
  }

  /// Whether a value of this type is a part of a screen: whether its outermost type is in a layer with screens.
  ///
  /// - Parameter type: Its full name, with the types and the file around it.
  package func isPartOfScreen(_ type: String, _ concerns: Concerns) -> Bool {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let layer = names.lazy.compactMap(layer(of:)).first
    return layer.map { concerns.screens.contains($0.name) } ?? false
  }

  static func line(of part: Substring) -> Int {
    part.base[..<part.startIndex].count { $0 == "\n" } + 1
  }
}
