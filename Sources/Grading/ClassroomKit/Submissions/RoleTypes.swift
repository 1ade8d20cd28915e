import CourseKit

/// The types of a chapter that play a role in a module, and the protocols that describe the roles.
struct RoleTypes {
  /// The names of the classes, and of the values that stand for a role, such as a service.
  let objects: Set<String>
  let protocols: Set<String>

  /// - Parameter texts: The chapter's files.
  init(in texts: some Sequence<String>) {
    let types = texts.flatMap { text in
      MaskedCode(text.lines).masked.matches(
        of: #/\b(class|struct|actor|protocol)\s+(\w+)([^{]*)/#.wordBoundaryKind(.simple))
    }
    let protocols = Set(types.filter { $0.1 == "protocol" }.map { "\($0.2)" })
    self.protocols = protocols
    objects = Set(
      types.filter { type in
        type.1 == "class"
          || type.1 != "protocol"
            && type.3.matches(of: /\w+/).contains { protocols.contains("\($0.0)") }
      }
      .map { "\($0.2)" })
  }
}
