import LayerKit

@testable import AppSupport
@testable import Chapter7Reminders
@testable import ScreenKit

extension Design {
  /// What the views on a navigator store of the model now, by themselves.
  ///
  /// The compiler has already found out what is inferred, generic, or known by another name. A type of the learner's
  /// may contain the model, as a presenter does, whether it is an object or a value. Only a value that is itself a part
  /// of the screen, such as its state, may not.
  func storedModel(on navigator: Navigator, _ concerns: Concerns) -> [String] {
    let words = ReferenceKinds(files.flatMap(\.referenceKinds).joined(separator: " "))
    let screens = navigator.screens + [navigator.presented].compactMap(\.self)
    return screens.flatMap(\.parts).flatMap { view in
      var found: [String] = []
      var level: Mirror? = Mirror(reflecting: view)
      while let mirror = level, mirror.subjectType != Screen.self {
        let type = String(String(describing: mirror.subjectType).prefix { $0 != "<" })
        // An unowned reference whose object is gone would end the process.
        for child in words.hasUnowned(type) ? [] : Array(mirror.children) {
          guard let name = modelType(in: child.value, concerns) else { continue }
          let property = String((child.label ?? "").drop { $0 == "_" })
          let place = place(of: property, in: type).map { " (\($0))" } ?? ""
          found.append("\(type) stores \(name) in \(property)\(place)")
        }
        level = mirror.superclassMirror
      }
      return found
    }
  }

  /// The type of the model that a value has, contains, receives or returns.
  private func modelType(in value: Any, _ concerns: Concerns) -> String? {
    if value is any ReminderStore || value is any AlarmPermission || value is any AlarmSettings {
      return "a service"
    }
    let type = type(of: value)
    if type is AnyClass { return nil }
    let words = String(reflecting: type).split {
      !$0.isLetter && !$0.isNumber && !"._".contains($0)
    }
    let model: [Any.Type] = [
      Reminder.self, RemindersError.self, RemindersServices.self, (any ReminderStore).self,
      (any AlarmPermission).self, (any AlarmSettings).self,
    ]
    if let name = model.first(where: { words.contains(Substring(String(reflecting: $0))) }) {
      return String(describing: name)
    }
    let name = String(reflecting: type)
    let isOpen = ["Swift.", "("].contains(where: name.hasPrefix) || isPartOfScreen(name, concerns)
    return isOpen
      ? Mirror(reflecting: value).children.lazy.compactMap { modelType(in: $0.value, concerns) }
        .first
      : nil
  }
}
