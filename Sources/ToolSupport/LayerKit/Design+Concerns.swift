import CourseKit

extension Design {
  /// The concerns that have no layer, and the layers that don't exist or have two of them.
  package func mistakenConcerns(_ concerns: Concerns) -> [String] {
    let all = [
      ("screens", concerns.screens), ("services", concerns.services), ("texts", concerns.texts),
    ]
    let names = layers.map(\.name)
    return all.flatMap { concern, chosen -> [String] in
      if chosen.isEmpty { return ["\(concern) has no layer"] }
      return chosen.compactMap { layer in
        if !names.contains(layer) { return "\(concern): \"\(layer)\" is no layer" }
        let isAlone = all.count { $0.1.contains(layer) } == 1
        return isAlone ? nil : "\(concern): \"\(layer)\" has another concern as well"
      }
    }
  }

  /// What knows the framework outside of the layers that have the screens.
  package func strayScreens(_ concerns: Concerns) -> [String] {
    // The function that starts the reminders receives a navigator.
    let maySee: (Declaration) -> Bool = {
      $0.name == vocabulary.start || isIn($0, concerns.screens)
    }
    let own = Set(declarations.filter { !$0.isExtension }.map(\.name))
    let names = vocabulary.screens.sorted().filter { !own.contains($0) }
    let named = declarations.filter { !maySee($0) }.flatMap { declaration in
      names.filter { !inner(of: declaration.name, has: $0) }.compactMap { name in
        declaration.names[name].map {
          "\(declaration.name) names \(name) (\(declaration.place($0)))"
        }
      }
    }
    let imported = files.flatMap { file -> [String] in
      let mayImport = file.declarations.contains(where: maySee)
      return mayImport
        ? []
        : file.imports.filter { vocabulary.frameworks.contains($0.module) }
          .map { "\(file.name) imports \($0.module) (\(file.name):\($0.line))" }
    }
    return named + imported
  }

  /// The calls of services outside of the layers that have them.
  package func strayCalls(_ concerns: Concerns) -> [String] {
    let calls = ServiceCalls(in: declarations, vocabulary)
    return declarations.filter { !isIn($0, concerns.services) }.flatMap { declaration in
      if declaration.isExtension, vocabulary.services.contains(declaration.name) {
        return ["\(declaration.name) is extended (\(declaration.place()))"]
      }
      return calls.lines(in: declaration).map { call, line in
        "\(declaration.name) calls \(call) (\(declaration.place(line)))"
      }
    }
  }

  /// The texts outside of the layers that make them.
  package func strayTexts(_ concerns: Concerns) -> [String] {
    declarations.filter { !isIn($0, concerns.texts) }.flatMap { declaration in
      declaration.strings.flatMap { string in
        vocabulary.texts.filter(string.text.contains).map {
          "\(declaration.name) makes \"\($0)\" (\(declaration.place(string.line)))"
        }
      }
    }
  }

  /// The layers of services that know texts or screens, and those of texts that know screens.
  package func layersThatKnowTooMuch(_ concerns: Concerns) -> [String] {
    layers.flatMap { layer -> [String] in
      let outer =
        concerns.services.contains(layer.name)
        ? concerns.screens + concerns.texts
        : concerns.texts.contains(layer.name) ? concerns.screens : []
      return layer.knows.filter(outer.contains)
        .map { "\(layer.name) knows \($0) (\(layer.place))" }
    }
  }

  func isIn(_ declaration: Declaration, _ layers: [String]) -> Bool {
    layer(of: declaration.name).map { layers.contains($0.name) } ?? false
  }
}
