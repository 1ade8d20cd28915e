import CourseKit
import JudgeKit

extension SymbolReview {
  /// What to look at in a submission, by the symbols of the build that was made of it.
  func sentences(about texts: [String: String], in build: ChapterBuild) async -> [String] {
    let folder = build.workbook.root
    let files = Set(changed(in: texts).keys.map { String($0.fileName) })
    do {
      let code = try await SymbolTable.symbols(
        of: build.objectFiles(of: build.chapter.target), in: folder)
      let tests = try await SymbolTable.symbols(
        of: build.objectFiles(of: build.chapter.testTarget), in: folder)
      let named = try await SymbolTable.named(code.filter { files.contains($0.file) }, in: folder)
      return sentences(about: texts, code: named, tests: tests)
    } catch {
      return ["What the code was linked to could not be read, so look at it: \(error)"]
    }
  }
}
