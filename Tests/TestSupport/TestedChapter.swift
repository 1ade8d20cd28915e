import Foundation

/// A chapter whose tests run, as the workbook's files tell of it.
nonisolated struct TestedChapter {
  /// An exercise, by the places that the solutions mark as its answer.
  struct Exercise {
    let index: Int
    let sentence: String
    fileprivate(set) var places: [Place] = []
    /// Whether its answer is also in files that each learner names differently.
    fileprivate(set) var hasOwnFiles = false

    /// Whether its TODO is still in the code.
    var isOpen: Bool { places.contains { $0.line != nil } }
  }

  /// A region of an exercise's answer.
  struct Place {
    /// The kind of piece, as a mark names it where an exercise has several: "remote data manager".
    let piece: String?
    /// The file, from the workbook's folder.
    let file: String
    /// The line where its TODO still is.
    let line: Int?

    var location: String { line.map { "\(file):\($0)" } ?? file }
  }

  /// The chapter's target: "Chapter1PostList".
  let target: String
  let number: Int
  /// The folder of the tree that is tested: "Exercises".
  var tree = WorkbookFolder.treeName

  /// - Parameter testTarget: The target of its tests: "Chapter1PostListTests".
  init?(testTarget: String) {
    guard testTarget.hasPrefix("Chapter"), testTarget.hasSuffix("Tests"),
      let number = testTarget.dropFirst("Chapter".count).first?.wholeNumberValue
    else { return nil }
    self.number = number
    target = String(testTarget.dropLast("Tests".count))
  }

  /// The name as code spells it: "PostList".
  private var name: Substring { target.dropFirst("Chapter1".count) }
  private var words: [String] {
    name.replacing(/[A-Z]/) { " \($0.output.lowercased())" }.split(separator: " ").map(String.init)
  }
  var title: String {
    let sentence = words.joined(separator: " ")
    return "Chapter \(number) · \(sentence.prefix(1).uppercased())\(sentence.dropFirst())"
  }
  private var fileName: String { "\(number)-\(words.joined(separator: "-"))" }
  var page: String { "docs/\(fileName).md" }
  private var templates: String { "docs/templates/\(fileName).txt" }
  var app: String { "\(name)App" }

  /// The workbook's chapters in their order.
  static var all: [TestedChapter] {
    let folders = try? FileManager.default.contentsOfDirectory(
      atPath: WorkbookFolder.file("Tests").path)
    return (folders ?? []).compactMap(TestedChapter.init).sorted { $0.number < $1.number }
  }

  /// The chapter's exercises by their numbers, as the templates of its files mark them.
  var exercises: [Exercise] {
    var exercises: [Int: Exercise] = [:]
    var path: Substring = ""
    // A file of our own design, which no learner has.
    var isOwn = false
    for line in WorkbookFolder.file(templates).lines {
      if line.hasPrefix("=== ") {
        path = line.dropFirst(4)
        isOwn = false
      } else if line == "// only in the solution" {
        isOwn = true
      }
      // An expression is compiled each time when it is reached, and most lines are no marks.
      guard line.contains("// exercise "),
        let mark = line.firstMatch(of: #/\/\/ exercise \d\.(\d+)(?: · ([^:]*))?: (.*)/#),
        let index = Int(mark.1)
      else { continue }
      var exercise = exercises[index] ?? Exercise(index: index, sentence: "\(mark.3)")
      defer { exercises[index] = exercise }
      guard !isOwn else {
        exercise.hasOwnFiles = true
        continue
      }
      let file = "\(tree)/\(target)/\(path)"
      let above = exercise.places.count { $0.file == file }
      let place = Place(
        piece: mark.2.map(String.init), file: file,
        line: lines(ofTODO: index, in: file).dropFirst(above).first)
      if above == 0 || place.line != nil { exercise.places.append(place) }
    }
    return exercises.values.sorted { $0.index < $1.index }
  }

  private func lines(ofTODO index: Int, in file: String) -> [Int] {
    WorkbookFolder.file(file).lines.enumerated()
      .filter { $0.element.contains("TODO: \(number).\(index) ") }.map { $0.offset + 1 }
  }
}
