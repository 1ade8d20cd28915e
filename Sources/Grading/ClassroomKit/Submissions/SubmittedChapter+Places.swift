import CourseKit

extension SubmittedChapter {
  /// Takes the files of a chapter's folder, and those outside of it that belong there.
  ///
  /// A file that the chapter has is recognized by its name wherever it lies, or by a type that it declares.
  /// If several files could be meant, none is judged, because the verdict could be about the wrong one.
  ///
  /// - Parameters:
  ///   - folder: The chapter's folder; nil where there is none.
  ///   - loose: The files of the submission that lie in no chapter's folder.
  init(
    _ folder: ChapterFolder?, loose: [SubmittedFile], of source: ChapterSource,
    given: ProvidedFileIndex
  ) {
    self.init()
    let starters = source.starters
    var taken: Set<String> = []
    var places: [String: SubmittedFile] = [:]
    func take(_ files: [SubmittedFile], by place: (SubmittedFile) -> String?) {
      let open = files.filter { !taken.contains($0.description) }
      for (path, files) in Dictionary(grouping: open, by: place) {
        guard let path, let starter = starters[path], places[path] == nil, rivals[path] == nil
        else { continue }
        taken.formUnion(files.map(\.description))
        let isProvided = source.providedFile(at: path) != nil
        let file = SubmittedFile.meant(among: files, beside: starter)
        if let file = file ?? (isProvided ? files.first : nil) {
          places[path] = file
        } else {
          rivals[path] = files.map(\.description).sorted()
        }
      }
    }
    let (home, inside) = (folder?.path ?? [], folder?.files ?? [])
    take(inside) { $0.path(from: home) }
    for files in [inside, loose] { take(files) { given.path(of: $0, in: source.chapter) } }
    let strangers = (inside + loose).filter { $0.isCode && given.chapters(of: $0).isEmpty }
    let types = Dictionary(
      strangers.filter { !taken.contains($0.description) }
        .map { ($0.description, $0.file.text()?.declaredTypes ?? []) }
    ) { $1 }
    let names = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    // A text is taken apart only where it can matter, since that takes its time.
    let lacking =
      starters
      .filter { path, text in places[path] == nil && names.contains { text.contains($0) } }
      .mapValues(\.declaredTypes)
    for files in [inside, loose] {
      take(files) { file in
        let types = types[file.description] ?? []
        let paths = lacking.filter { !types.isDisjoint(with: $0.value) }.keys
        return paths.count == 1 ? paths.first : nil
      }
    }
    for (path, file) in places.sorted(by: { $0.key < $1.key }) {
      let isInside = folder != nil && file.path.starts(with: home)
      let origin = isInside ? file.path(from: home) : file.description
      if let provided = source.providedFile(at: path) {
        compare(file, with: provided, of: source, from: origin)
      } else {
        add(file, at: path, from: origin)
      }
    }
    for file in inside where !taken.contains(file.description) {
      add(file, at: file.path(from: home), from: file.path(from: home))
    }
    if folder == nil, !places.isEmpty {
      let rest = loose.filter { $0.isCode && !taken.contains($0.description) }
      takeOwn(rest, among: loose, beside: places, of: source, given: given)
    }
  }

  /// Takes the learner's own files that lie with those of the chapter, unless another chapter's lie there.
  private mutating func takeOwn(
    _ files: [SubmittedFile], among loose: [SubmittedFile], beside places: [String: SubmittedFile],
    of source: ChapterSource, given: ProvidedFileIndex
  ) {
    let folders = places.values.map { Array($0.path.dropLast()) }
    let home = folders.dropFirst().reduce(folders[0]) { zip($0, $1).prefix { $0 == $1 }.map(\.0) }
    let near = loose.filter { $0.path.starts(with: home) }
    let isShared = near.contains { file in
      let chapters = given.chapters(of: file)
      return !chapters.isEmpty && !chapters.contains(source.chapter)
    }
    let own = files.filter {
      $0.path.starts(with: home) && given.chapters(of: $0).isEmpty && $0.name != "Package.swift"
    }
    guard !own.isEmpty else { return }
    let types = source.starters.filter { places[$0.key] != nil }.values
      .reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    for file in own {
      if isShared {
        leaveOut(file.description, because: "is in a folder with files of several chapters")
      } else if file.file.text()?.declaredTypes.isDisjoint(with: types) == false {
        leaveOut(file.description, because: "declares a type that another file declares as well")
      } else {
        add(file, at: file.path(from: home), from: file.path(from: home))
      }
    }
  }

  /// The files of the chapter that are not there, unless another file declares their types.
  func missing(of source: ChapterSource) -> [String] {
    let starters = source.starters
    let missing = starters.keys.filter { texts[$0] == nil && !unreadable.contains($0) }.sorted()
    let own = texts.filter { starters[$0.key] == nil }.values
    guard !missing.isEmpty, !own.isEmpty else { return missing }
    let types = own.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    return missing.filter { starters[$0]?.declaredTypes.isDisjoint(with: types) == true }
  }

  /// Two files of one name, which no build takes; nil when all differ.
  static func twins(in texts: [String: String]) -> String? {
    let names = Dictionary(grouping: texts.keys.sorted(), by: \.fileName)
    guard let paths = names.values.filter({ $0.count > 1 }).min(by: { $0[0] < $1[0] }) else {
      return nil
    }
    return "Two files have the same name: \(paths.joined(separator: " and "))."
  }
}
