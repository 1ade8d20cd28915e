import CourseKit

/// What the linker was asked for by a learner's files, and by the tests that were built with them.
struct SymbolReview {
  private let source: ChapterSource
  /// The workbook's own texts, solutions and starters, by their paths.
  private let ours: [String: [String]]
  private let roles: RoleTypes

  init(_ source: ChapterSource) {
    self.source = source
    ours = source.starters.mapValues { [$0] }
      .merging(source.files.map { ($0.path, [$0.solutionText]) }) { $0 + $1 }
    roles = RoleTypes(in: ours.values.joined())
  }

  /// What to look at in a submission, as sentences that name the file, the symbol and what it means.
  ///
  /// - Parameters:
  ///   - texts: The submission's files, by their paths.
  ///   - code: The symbols of the chapter's object files.
  ///   - callers: The symbols of the tests' object files, and of provided files.
  ///   - calls: What the tests and the chapter's files call when the starters were built.
  func sentences(
    about texts: [String: String], code: [LinkerSymbol], callers: [LinkerSymbol],
    calls: Set<String> = []
  ) -> [String] {
    let changed = changed(in: texts)
    let paths = Dictionary(changed.keys.map { (String($0.fileName), $0) }) { first, _ in first }
    let own = code.compactMap { symbol in paths[symbol.file].map { (path: $0, symbol: symbol) } }
    var seen: Set<String> = []
    let sentences = own.compactMap { path, symbol -> String? in
      guard
        let flagged = FlaggedSymbol(
          symbol, objects: roles.objects, protocols: roles.protocols),
        !isKnown(flagged, in: path),
        !isAllowed(flagged, in: path), !isInlined(flagged, in: changed[path] ?? ""),
        seen.insert("\(path) \(flagged.name)").inserted
      else { return nil }
      return
        "\(place(of: flagged.name, in: path, changed)) uses `\(flagged.name)`. \(flagged.meaning)"
    }
    let keepers = Self.keepers(in: changed)
    let kept = own.compactMap { path, symbol in
      (variable(symbol, in: changed[path] ?? "") ?? object(symbol, of: keepers)).map { name in
        "\(place(of: name, in: path, changed)) has the static or global variable `\(name)`."
          + " It outlives a test, so code can count how often it was tested."
      }
    }
    return sentences.sorted() + Set(kept).sorted() + settings(own)
      + shadows(own, calledBy: callers, except: calls)
  }

  /// The files of a submission that are neither the workbook's solutions nor its starters.
  func changed(in texts: [String: String]) -> [String: String] {
    texts.filter { path, text in ours[path]?.contains(text) != true }
  }

  /// What the workbook's own version of that file has needs no look.
  private func isKnown(_ flagged: FlaggedSymbol, in path: String) -> Bool {
    let isWord = flagged.name.wholeMatch(of: /\w+/) != nil
    return ours[path]?.contains { text in
      isWord
        ? text.matches(of: /\w+/.wordBoundaryKind(.simple)).contains {
          $0.0 == flagged.name
        }
        : text.contains(flagged.name)
    } == true
  }

  /// Checks are tests themselves.
  private func isAllowed(_ flagged: FlaggedSymbol, in path: String) -> Bool {
    source.isCheck(path)
      && (["Testing", "Task.yield()"].contains(flagged.name)
        || roles.objects.contains(flagged.name))
  }

  /// Whether the compiler has asked for the symbol, and not the text.
  ///
  /// The message of `assumeIsolated` names a type, while `\(Type.self)` would need `.self`; an enumeration that is
  /// `Hashable`, such as the keys of a `Codable` type, has a `hashValue` without a line for it.
  private func isInlined(_ flagged: FlaggedSymbol, in text: String) -> Bool {
    switch flagged.name {
    case "_typeName": text.contains("assumeIsolated") && !text.contains(".self")
    case "hashValue": !text.contains("hashValue")
    default: false
    }
  }

  /// The file, with the first line that has a name, if its text shows it.
  private func place(of name: String, in path: String, _ texts: [String: String]) -> String {
    let line = (texts[path] ?? "").lines.firstIndex { $0.contains(name) }
    return line.map { "\(path):\($0 + 1)" } ?? path
  }

  /// The name of a variable that a file defines outside of every object; nil for another symbol.
  private func variable(_ symbol: LinkerSymbol, in text: String) -> String? {
    guard !symbol.isTaken else { return nil }
    if let match = symbol.name.firstMatch(of: #/^static (?:.*[.(])?(\w+)(?: in \w+\))?\.setter : /#)
    {
      return "\(match.1)"
    }
    let global = #/^\w+\.(?:\((\w+) in \w+\)|(\w+)) : /#
    guard "BbDdSs".contains(symbol.kind), let match = symbol.name.firstMatch(of: global),
      let name = match.1 ?? match.2
    else { return nil }
    let code = MaskedCode(text.lines).masked
    let isVariable = code.matches(of: /\bvar\s+(\w+)/.wordBoundaryKind(.simple)).contains {
      $0.1 == name
    }
    return isVariable ? "\(name)" : nil
  }

  /// The name of a constant outside of every object whose value is an object that can remember something.
  private func object(_ symbol: LinkerSymbol, of classes: Set<String>) -> String? {
    let constant = #/(?:static )?(?:.*\.)?(?:\((\w+) in \w+\)|(\w+)) : \w+\.(\w+)\??/#
    guard "BbDdSs".contains(symbol.kind), let match = symbol.name.wholeMatch(of: constant),
      classes.contains("\(match.3)")
    else { return nil }
    return (match.1 ?? match.2).map { "\($0)" }
  }

  /// The classes with a variable that a submission declares.
  private static func keepers(in texts: [String: String]) -> Set<String> {
    let types = texts.values.flatMap { MaskedCode($0.lines).types }
    return Set(
      types.filter { $0.keyword == .class && $0.body.contains(/\bvar\b/) }.map(\.name))
  }

  /// Properties that a submission adds to an object of the chapter, and uses in another file: a module can tell its
  /// own objects in this way, while those that a test creates don't have the value.
  ///
  /// A stored property of a final class has no setter that is called, so its place in the object is what is asked for.
  private func settings(_ own: [(path: String, symbol: LinkerSymbol)]) -> [String] {
    let usual = ours.values.joined()
    let form = #/(?:direct field offset for )?\w+\.(\w+)\.(\w+)(?:\.setter)? : /#
    let properties = own.filter { !$0.symbol.isTaken }.compactMap { path, symbol in
      symbol.name.prefixMatch(of: form).map {
        (path: path, raw: symbol.raw, object: "\($0.1)", property: "\($0.2)")
      }
    }
    .filter { property in
      roles.objects.contains(property.object)
        && !usual.contains { $0.contains("var \(property.property):") }
    }
    return Set(
      properties.flatMap { property in
        own.filter { path, symbol in
          symbol.isTaken && symbol.raw == property.raw && path != property.path
        }
        .map { path, _ in
          "\(path) uses `\(property.property)` of \(property.object), which the chapter doesn't have. The app's"
            + " object may then behave differently from one that a test creates."
        }
      }
    )
    .sorted()
  }

  /// What the tests and provided files call of a learner's in place of what they mean: `==` or `count` of a
  /// type of Swift, or a second `init` with the same name as the one that was given.
  ///
  /// - Parameter usual: What they call when the starters were built.
  private func shadows(
    _ own: [(path: String, symbol: LinkerSymbol)], calledBy callers: [LinkerSymbol],
    except usual: Set<String>
  ) -> [String] {
    let called = Set(callers.filter(\.isTaken).map(\.raw))
    let defined = own.filter { !$0.symbol.isTaken }
    let module = source.chapter.target
    let given = Set(defined.filter { usual.contains($0.symbol.raw) }.map(\.symbol.functionName))
    return defined.filter { called.contains($0.symbol.raw) }
      .filter { _, symbol in
        let isGlobal =
          !usual.contains(symbol.raw) && symbol.name.prefixMatch(of: /\w+\.[^.(]+\(/) != nil
        let extended = symbol.name.firstMatch(of: /\(extension in (\w+)\):(\w+)\./)
        let isSecond =
          !usual.contains(symbol.raw) && symbol.functionName.map { given.contains($0) } == true
        return isGlobal || isSecond || extended.map { $0.1 == module && $0.2 != module } == true
      }
      .map { path, symbol in
        let name = symbol.name.replacing("(extension in \(module)):", with: "")
        return "\(path) declares `\(name)`, and the tests or provided code call it instead of what"
          + " they mean."
      }
      .sorted()
  }
}
