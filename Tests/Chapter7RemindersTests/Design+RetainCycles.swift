import LayerKit
import ScreenKit

@testable import AppSupport
@testable import Chapter7Reminders

extension Design {
  /// The properties by which objects retain each other, of all that the screens of a navigator retain now.
  ///
  /// What a closure or a task retains isn't seen.
  func retainCycles(on navigator: Navigator) -> [String] {
    let words = ReferenceKinds(files.flatMap(\.referenceKinds).joined(separator: " "))
    let reader = ObjectGraphReader(words, moduleOf: MemoryReminders(), hiding: navigator)
    return reader.graph(from: navigator.screens + [navigator.presented].compactMap(\.self)).cycles
      .map { cycle in
        cycle.map { "\($0.holder.name).\($0.property)" }.joined(separator: " and ")
      }
  }
}
