extension MutationOperator {
  /// One more message of the contract, to a collaborator that can be reached, before or after the rest.
  package static let sendMore = MutationOperator(
    name: "sends one more message", word: "one-more",
    question: "If this message were sent as well, who would notice? Which test knows all messages?"
  ) { region in
    guard region.isBody, !region.isValue else { return [] }
    let top = region.code.topStatements
    let last = top.last { $0.keyword?.isExit == true }?.lines.lowerBound ?? region.lines.count
    return region.messages.flatMap { message in
      Set([0, last]).sorted().map { index in
        Array(region.lines[..<index] + [region.indented(message)] + region.lines[index...])
      }
    }
  }
}

extension RegionCode {
  /// All messages that can be sent from here.
  fileprivate var messages: [String] {
    scope.values.flatMap { value in
      let isOptional = value.type.hasSuffix("?")
      let type = value.type.replacing(/^\(?(?:any )?|\)?\??$/, with: "")
      return contract.messages(to: type).flatMap { message in
        sendings(of: message, to: value.name + (isOptional ? "?." : "."))
      }
    }
  }

  private func sendings(of message: Contract.Message, to receiver: String) -> [String] {
    let prefix = (message.hasResult ? "_ = " : "") + (message.isThrowing ? "try? " : "")
    let start = "\(prefix)\(receiver)\(message.name)"
    guard message.parameters.count <= 1 else {
      let arguments = message.parameters.compactMap { parameter in
        values(of: parameter.type).first.map { parameter.label + $0 }
      }
      guard arguments.count == message.parameters.count else { return [] }
      return ["\(start)(\(arguments.joined(separator: ", ")))"]
    }
    guard let parameter = message.parameters.first else { return ["\(start)()"] }
    let sendings = values(of: parameter.type).map { "\(start)(\(parameter.label)\($0))" }
    if !sendings.isEmpty { return sendings }
    // The first of several, where there is no such value alone.
    return scope.values.filter { $0.type == "[\(parameter.type)]" }.prefix(1).map { several in
      "_ = \(several.name).first.map { \(start.dropFirst(prefix.count))(\(parameter.label)$0) }"
    }
  }

  /// Values that may be sent: those of the type that are at hand, and one that says nothing.
  private func values(of type: String) -> [String] {
    scope.values.filter { $0.type == type }.prefix(1).map(\.name) + contract.neutralValues(of: type)
  }
}
