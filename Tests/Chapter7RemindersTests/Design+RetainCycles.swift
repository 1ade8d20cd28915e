import LayerKit
import ScreenKit

@testable import AppSupport
@testable import Chapter7Reminders

extension Design {
  /// The properties by which objects retain each other, of all that the screens of a navigator retain now.
  ///
  /// What a closure or a task retains isn't seen.
  func retainCycles(on navigator: Navigator) -> [String] {
    let reader = ObjectGraphReader(
      RemindersCode.referenceKinds, moduleOf: MemoryReminders(), hiding: navigator)
    return reader.graph(from: navigator.screens + [navigator.presented].compactMap(\.self)).cycles
      .map(RemindersCode.words)
  }
}

extension RemindersCode {
  /// Which references are weak, as the code says.
  static let referenceKinds = ReferenceKinds(
    (["weak:Screen.navigator"] + ((try? design.get())?.files.flatMap(\.referenceKinds) ?? []))
      .joined(separator: " "))

  /// A circle of references, each with its place; it begins with one that leads back to a screen.
  static func words(for cycle: [ObjectReference]) -> String {
    let start = cycle.firstIndex { $0.target?.object is Screen } ?? 0
    return (cycle[start...] + cycle[..<start]).map {
      "\($0.holder.name).\($0.property)\(place(of: $0))"
    }.joined(separator: " and ")
  }

  /// Where a reference is declared, in brackets; nothing for a type inside of another one.
  private static func place(of reference: ObjectReference) -> String {
    let type = reference.holder.name.prefix { $0 != " " }
    let property = reference.property.prefix { $0 != "." }
    return (try? design.get())?.place(of: String(property), in: String(type)).map { " (\($0))" }
      ?? ""
  }
}
