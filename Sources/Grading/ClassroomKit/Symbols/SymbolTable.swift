import CourseKit
import Foundation
import JudgeKit

/// The symbols of object files, read with the toolchain's own `nm` and `swift demangle`.
enum SymbolTable {
  /// How many symbols are demangled by one call, whose arguments the system limits.
  private static let chunk = 400

  /// Reads object files.
  ///
  /// - Throws: `WorkbookError` when a program of the toolchain can't do it.
  static func symbols(of files: [URL], in folder: URL) async throws -> [LinkerSymbol] {
    guard !files.isEmpty else { return [] }
    #if os(macOS)
      let reader = "nm"
    #else
      let reader = "llvm-nm"
    #endif
    // With one file, it would not say which one.
    let text = try await output(
      of: reader, ["-P"] + files.map(\.path) + [files[0].path], in: folder)
    var file = ""
    var symbols: Set<LinkerSymbol> = []
    for line in text.split(separator: "\n") {
      if line.hasSuffix(".o:") {
        file = source(of: line.dropLast(3))
      } else if let symbol = LinkerSymbol(line.split(separator: " ", maxSplits: 2), of: file) {
        symbols.insert(symbol)
      }
    }
    return Array(symbols)
  }

  /// The source file of an object file's path, whose name one build system shortens.
  private static func source(of path: Substring) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? name : "\(name).swift"
  }

  /// Puts the symbols of Swift into words.
  ///
  /// - Throws: `WorkbookError` when a program of the toolchain can't do it.
  static func named(_ symbols: [LinkerSymbol], in folder: URL) async throws -> [LinkerSymbol] {
    let raw = Array(Set(symbols.map(\.raw).filter { $0.hasPrefix("$") })).sorted()
    var names: [String: String] = [:]
    for start in stride(from: 0, to: raw.count, by: chunk) {
      let part = raw[start..<min(start + chunk, raw.count)]
      let text = try await output(of: "swift", ["demangle", "-compact"] + part, in: folder)
      for (symbol, name) in zip(part, text.split(separator: "\n")) { names[symbol] = "\(name)" }
    }
    return symbols.map { symbol in
      var symbol = symbol
      symbol.name = names[symbol.raw] ?? symbol.name
      return symbol
    }
  }

  private static func output(
    of program: String, _ arguments: [String], in folder: URL
  ) async throws -> String {
    let process = Subprocess(
      program: program, arguments: arguments, folder: folder, timeLimit: .seconds(60),
      outputLimit: 50_000_000, separatesStandardError: true)
    let outcome = try await process.run()
    guard outcome.isSuccess, !outcome.isOutputCut else {
      throw WorkbookError("'\(program)' could not read what was built. \(outcome.errors.oneLine)")
    }
    return outcome.output
  }
}
