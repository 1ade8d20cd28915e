import LayerKit

/// A design of one screen, of which a test changes one thing.
struct SmallDesign {
  var files = [
    "ListView.swift": """
    import ScreenKit

    final class ListView: Screen, ListRendering {
      private let presenter: any ListPresenting
    }
    """,
    "ListPresenter.swift": """
    protocol ListPresenting: AnyObject {}
    protocol ListRendering: AnyObject {}

    final class ListPresenter: ListPresenting {
      weak var view: (any ListRendering)?
      private let interactor: any ListInteracting

      func show(_ count: Int) { view?.show("Due: \\(count)") }
    }
    """,
    "ListInteractor.swift": """
    protocol ListInteracting: AnyObject {}

    actor ListInteractor: ListInteracting {
      private let store: any ReminderStore

      func load() async { _ = try? await store.reminders() }
    }
    """,
    "ListBuilder.swift": """
    import ScreenKit

    enum ListBuilder {
      static func make(_ services: RemindersServices) -> Screen {
        let interactor = ListInteractor(store: services.store)
        return ListView(presenter: ListPresenter(interactor: interactor))
      }
    }
    """,
    "Start.swift": """
    import ScreenKit

    func start(on navigator: Navigator) { navigator.push(ListBuilder.make()) }
    """,
  ]
  var layers = [
    Layer("Interactor", "ListInteract*", file: "/Layers.swift", line: 1),
    Layer(
      "Presenter", "ListPresent*", "ListRendering", knows: ["Interactor"],
      file: "/Layers.swift", line: 2),
    Layer("View", "ListView", knows: ["Presenter"], file: "/Layers.swift", line: 3),
    Layer(
      "Builder", "ListBuilder", knows: ["Interactor", "Presenter", "View"],
      file: "/Layers.swift", line: 4),
  ]
  var concerns = Concerns(
    screens: ["View", "Builder"], texts: ["Presenter"], services: ["Interactor"])

  var design: Design {
    Design(
      layers, of: files.sorted { $0.key < $1.key }.map { SourceFile($0.key, $0.value) },
      Vocabulary(
        screens: ["Screen", "Navigator", "Alert"], frameworks: ["ScreenKit"],
        services: ["ReminderStore", "AlarmSettings"], serviceProperties: ["store", "settings"],
        serviceMethods: ["reminders", "delete"], serviceState: ["isAllowed"],
        texts: ["Due:"], given: ["Reminder", "RemindersError", "RemindersServices"],
        givenMembers: ["isDue": "Reminder"], start: "start"))
  }

  /// What speaks against it.
  var complaints: [String] {
    let design = design
    return design.mistakenNames + design.misplaced + design.undeclared + design.unused
      + design.cycles + design.mistakenConcerns(concerns) + design.strayScreens(concerns)
      + design.strayCalls(concerns) + design.strayTexts(concerns)
      + design.layersThatKnowTooMuch(concerns) + design.knowingViews(concerns)
  }

  /// Writes code at the end of a file, which may be a new one.
  mutating func add(_ code: String, to file: String) {
    files[file] = files[file].map { $0 + "\n" + code } ?? code
  }

  /// Writes a member at the beginning of a type, in the line after its name.
  mutating func put(_ member: String, into type: String) {
    for (file, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        line.contains("class \(type)") || line.contains("enum \(type)")
          || line.contains("actor \(type)") ? [String(line), member] : [String(line)]
      }
      files[file] = lines.joined(separator: "\n")
    }
  }
}
