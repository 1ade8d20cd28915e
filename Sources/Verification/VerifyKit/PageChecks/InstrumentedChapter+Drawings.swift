import CourseKit
import InspectKit

/// What a drawing of a chapter's page means.
extension InstrumentedChapter {
  /// Whether a drawing means a type, or a role that speaks, by one of its words.
  func isMeant(_ name: String, by node: String) -> Bool {
    contract.isMeant(name, by: node)
  }

  /// The roles that the contract has send a message to a type.
  func roles(sending method: String, to type: String) -> [String] {
    contract.sides(of: type)
      .filter { side in side.signatures.contains { $0.hasPrefix("\(method)(") } }.map(\.from)
  }

  /// Whether a word in a drawing means values only, which cannot be shared.
  func isValue(_ node: String) -> Bool {
    let meant = types.values.joined().map(\.name)
      .filter { !contract.isProtocol($0) && contract.isMeant($0, by: node) }
    return !meant.isEmpty && !meant.contains(where: contract.isObject)
  }

  /// Whether the contract demands a method of this name.
  func knows(_ method: String) -> Bool { contract.methodNames.contains(method) }

  /// The types that are declared in some files, or below some folders.
  func types(in paths: [String]) -> Set<String> {
    let files = types.filter { file in paths.contains { file.key.hasPrefix($0) } }
    return Set(files.values.joined().map(\.name))
  }
}
