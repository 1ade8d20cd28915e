import Foundation

/// Values in a few words, for the lines of a trace.
nonisolated enum TraceValue {
  /// How long a value may be where it is all that a line has.
  private static let limit = 160
  /// How long a message may be because of a value of the chapter: it then fits on a terminal of 80 columns.
  private static let limitOfCall = 64

  /// A message with its arguments: `showPosts(40 posts)`.
  static func call(_ name: String, _ arguments: [(label: String, value: Any)]) -> String {
    let labels = arguments.map { $0.label.isEmpty ? "" : "\($0.label): " }
    let room = limitOfCall - "\(name)(\(labels.joined(separator: ", ")))".count
    let words = zip(labels, arguments).map { label, argument in
      label + text(of: argument.value, room: room / arguments.count)
    }
    return "\(name)(\(words.joined(separator: ", ")))"
  }

  /// All of each value, for a comparison.
  static func texts(of state: [(String, Any)]) -> [String: String] {
    Dictionary(state.map { ($0.0, String(reflecting: $0.1)) }) { $1 }
  }

  /// A value in one line.
  ///
  /// - Parameter room: How many characters the properties of a value of the chapter should fit into.
  static func text(of value: Any, room: Int = limit) -> String {
    let text = words(for: value, room)
    guard text.count > limit else { return text }
    return value is String ? "\(text.prefix(limit - 2))…\"" : "\(text.prefix(limit - 1))…"
  }

  private static func words(for value: Any, _ room: Int) -> String {
    let mirror = Mirror(reflecting: value)
    switch (value, mirror.displayStyle) {
    case (let text as String, _): return text.debugDescription
    case (let date as Date, _): return date.formatted(date: .omitted, time: .standard)
    case (let url as URL, _): return url.absoluteString
    case (_, .optional): return mirror.children.first.map { words(for: $0.value, room) } ?? "nil"
    case (_, .collection): return count(of: mirror.children.count, "\(type(of: value))")
    case (_, .enum): return choice(value, mirror, room)
    case (_, .struct) where isOfChapter(value):
      return "\(type(of: value))(\(beginning(of: mirror.children, of: value, room)))"
    case (_, .class): return "\(type(of: value))"
    case (_, .tuple): return "(\(list(mirror.children, room)))"
    default:
      let text = String(describing: value)
      return text == "(Function)"
        ? "…" : text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// A case as code has it: `.failed(reason: "…")`.
  private static func choice(_ value: Any, _ mirror: Mirror, _ room: Int) -> String {
    guard let (label, associated) = mirror.children.first else { return ".\(value)" }
    let inner = Mirror(reflecting: associated)
    let values =
      inner.displayStyle == .tuple ? list(inner.children, room) : words(for: associated, room)
    return ".\(label ?? "")(\(values))"
  }

  private static func list(_ children: Mirror.Children, _ room: Int) -> String {
    children.map { label, value in
      // What has no name of its own is called `.0`.
      let name = label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return name + words(for: value, room)
    }.joined(separator: ", ")
  }

  /// As many of a value's properties as fit, and the flags that are set.
  private static func beginning(
    of children: Mirror.Children, of value: Any, _ room: Int
  ) -> String {
    let parts = children.map { list(.init([$0]), room) }
    let room = room - "\(type(of: value))(, …)".count
    var text = parts.first ?? ""
    for (index, part) in parts.enumerated().dropFirst() {
      let isLast = index == parts.count - 1
      guard text.count + part.count + 2 <= room + (isLast ? 3 : 0) else {
        let flags = zip(parts, children).dropFirst(index).filter { $1.value as? Bool == true }
        return ([text, "…"] + flags.map(\.0)).joined(separator: ", ")
      }
      text += ", \(part)"
    }
    return text
  }

  /// "40 posts" for `Array<Post>`, "no user rows" for an empty `Array<UserRow>`.
  private static func count(of count: Int, _ type: String) -> String {
    guard let element = type.firstMatch(of: /^Array<([A-Z]\w*)>$/)?.1 else {
      return count == 0 ? "[]" : "[\(count)]"
    }
    let noun = element.replacing(/[a-z0-9](?=[A-Z])/) { "\($0.0) " }.lowercased()
    return count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(noun)s"
  }

  /// Whether a value's type is declared in the module that is traced, which this file is copied into.
  private static func isOfChapter(_ value: Any) -> Bool {
    let module = String(reflecting: TraceValue.self).prefix { $0 != "." }
    return String(reflecting: type(of: value)).hasPrefix("\(module).")
  }
}
