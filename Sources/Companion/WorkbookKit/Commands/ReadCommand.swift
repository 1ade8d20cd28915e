import ArgumentKit
import CommandKit
import CourseKit

struct ReadCommand: Command {
  static let configuration = CommandConfiguration(
    name: "read",
    arguments: "<exercise | page> [section]",
    summary: "Read an exercise's section of its page, or another page.",
    discussion: """
      'read 1.3' shows what the page says about exercise 1.3, 'read 1' how chapter 1 begins, and
      'read names' another page; 'read 1 module' or 'read 1 2' shows one of its sections.
      'read glossary' shows all terms of the book, and 'read glossary spy' explains one of them.
      Hints, and the answers to predictions and questions, stay collapsed.
      """,
    options: [unfold])

  private static let unfold = Option(
    name: "--unfold", summary: "Also show the answers; 'hint' shows the hints.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let word = invocation.arguments.first ?? "readme"
    if word.contains("."), invocation.arguments.count > 1 {
      throw UsageError("An exercise has no sections. Type 'read \(word)'.", command: "read")
    }
    // 'read 1 1.3' is 'read 1.3'.
    if let number = invocation.arguments.last, number.contains(".") {
      try showExercise(number, in: workbook)
    } else {
      let words = invocation.arguments.dropFirst().joined(separator: " ")
      try show(
        try workbook.bookPage(named: word), word: word, section: words.isEmpty ? nil : words)
    }
    return .done
  }

  /// Shows what a page says about an exercise, and where its code is.
  private func showExercise(_ number: String, in workbook: Workbook) throws {
    let (source, exercise) = try workbook.exercise(named: number)
    guard let page = workbook.bookPage(at: source.chapter.page) else {
      throw WorkbookError(missing: source.chapter.page)
    }
    try show(exercise, on: page)
    let learner = LearnerChapter(source, in: workbook)
    let code = learner.locations(of: exercise).map(\.description).joined(separator: "\n")
    let printer = ReportPrinter(console: console)
    let hints = "swift run workbook hint \(exercise.number)"
    printer.table([("Code", code), ("Hints", hints)]).forEach(console.print)
    console.print()
    console.printNext("watch \(source.chapter.number)")
  }

  /// Shows the section of an exercise, below what opens its stage.
  private func show(_ exercise: Exercise, on page: BookPage) throws {
    guard let section = page.section(of: exercise.number) else {
      throw WorkbookError(
        "\(page.path) has no section \(exercise.number)."
          + " To see what is missing: swift run workbook doctor")
    }
    if let opening = page.opening(of: exercise.number) {
      show(opening.heading, opening.text)
      console.print()
    }
    show(section.heading, section.text.replacing(PageWords.hintsLink, with: ""))
    console.print()
  }

  /// Shows how a page begins, with a list of its sections, or one of them.
  ///
  /// A page whose sections are short is shown whole.
  private func show(_ page: BookPage, word: String, section: String?) throws {
    let names = page.names(behind: word)
    var next = 0
    if let section {
      let index = try page.index(ofSection: section)
      show(page.sections[index].heading, page.sections[index].text)
      next = index + 1
    } else {
      show(page.title, page.introduction)
      if page.isShownWhole {
        showSections(of: page)
      } else {
        list(page.sections, names)
      }
    }
    guard !page.isShownWhole else { return }
    // The first exercise of a stage comes with what opens the stage.
    let following = page.sections.dropFirst(next).prefix(2).map(\.exercise)
    if following.first == .some(nil), following.last != .some(nil) { next += 1 }
    guard let name = names.dropFirst(next).first else { return }
    console.print()
    console.printNext("read \(name)")
  }

  private func showSections(of page: BookPage) {
    for section in page.sections {
      console.print()
      show(section.heading, section.text)
    }
  }

  private func list(_ sections: [BookPage.Section], _ names: [String]) {
    console.print("\nIts sections, with the words to type after 'read':")
    for (section, name) in zip(sections, names) {
      let title = section.exercise == nil ? "  \(section.heading)" : ""
      let isBelow = section.level == 3
      console.printProse(
        "\(section.exercise == nil ? name : section.heading)\(title)",
        indentation: isBelow ? "    " : "  ")
    }
  }

  private func show(_ heading: String, _ text: String) {
    console.printProse(heading, .bold)
    let lines = PageText(text, unfolds: invocation.has(Self.unfold.name)).paragraphs(
      width: console.proseWidth)
    guard !lines.isEmpty else { return }
    console.print()
    lines.forEach { console.print($0) }
  }
}

extension BookPage {
  /// How each section is called: an exercise by its number, another by its place among the others.
  fileprivate func names(behind word: String) -> [String] {
    var count = 0
    return sections.map { section in
      if let exercise = section.exercise { return "\(exercise)" }
      count += 1
      return "\(word) \(count)"
    }
  }

  /// The section that a number counts to, or that a word of its heading names.
  ///
  /// - Throws: `UsageError` when there is none.
  fileprivate func index(ofSection word: String) throws -> Int {
    if let index = names(behind: "").firstIndex(of: " \(word)") { return index }
    let headings = sections.map { $0.exercise == nil ? $0.heading.lowercased() : "" }
    if Int(word) == nil, let index = headings.firstIndex(where: { $0.contains(word.lowercased()) })
    {
      return index
    }
    let known = sections.filter { $0.exercise == nil }.map(\.heading)
    throw UsageError.unknown("section", word, known: known, command: "read")
  }
}

extension Workbook {
  fileprivate func bookPage(at path: String) -> BookPage? {
    text(of: path).map { BookPage($0, path: path) }
  }

  /// Finds a page by a number or a name, as `0`, `post-list`, `Chapter1` or `names`.
  ///
  /// - Throws: `UsageError` when there is none of that name.
  fileprivate func bookPage(named word: String) throws -> BookPage {
    let pages = bookPages
    let named = pages.first { $0.names.contains(word.lowercased()) }?.path
    let path = named ?? (try? chapter(named: word))?.page
    guard let path else {
      throw UsageError.unknown(
        "page", word, known: pages.flatMap(\.names), command: "read")
    }
    guard let page = bookPage(at: path) else { throw WorkbookError(missing: path) }
    return page
  }
}

extension WorkbookError {
  fileprivate init(missing path: String) {
    self.init("\(path) cannot be read. To see what is missing: swift run workbook doctor")
  }
}
