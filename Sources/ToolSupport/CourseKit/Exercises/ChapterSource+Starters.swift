extension ChapterSource {
  /// What makes the chapter's exercise files equal to their starters.
  package func changesToStarters(in workbook: Workbook) -> FileChanges {
    let folder = chapter.folder(in: .exercises)
    let starters = starters
    let others = workbook.files(below: folder)
      // A folder in a starter's place goes as a whole.
      .filter { file in !starters.keys.contains { file.hasPrefix("\($0)/") } }
    var changes = FileChanges()
    for file in Set(others).union(starters.keys) {
      let path = "\(folder)/\(file)"
      if workbook.content(of: path) != starters[file].map(FileContent.text) ?? .nothing {
        changes.set(starters[file], at: path)
      }
    }
    return changes
  }
}
