import CourseKit

extension GivenCode {
  /// Notes at the other files that declare a type which an error finds declared twice.
  ///
  /// An editor or git may have put a copy of a file beside it. The compiler names only one of the two, often the
  /// learner's own, so the notes say which of them is not the workbook's.
  func otherDeclarations(of error: CompilerDiagnostic) -> [CompilerDiagnostic] {
    guard let type = error.typeDeclaredTwice, let file = error.location?.file else { return [] }
    let folder = source.chapter.folder(in: .exercises)
    let form = /\b(?:class|struct|enum|protocol|actor) (\w+)/
    return workbook.files(below: folder).compactMap { path in
      let location = "\(folder)/\(path)"
      let code = MaskedCode(workbook.text(of: location)?.lines ?? []).maskedLines
      guard path.hasSuffix(".swift"), location != file,
        let line = code.firstIndex(where: { $0.firstMatch(of: form)?.1 == type })
      else { return nil }
      let isGiven = source.files.contains { $0.path == path }
      let words =
        isGiven
        ? "'\(type)' is declared in the workbook's file as well"
        : "'\(type)' is declared here as well. This file isn't the workbook's, so move it out of the folder"
      return CompilerDiagnostic(.note, words, at: FileLocation(file: location, line: line + 1))
    }
  }
}
