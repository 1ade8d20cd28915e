extension Workbook {
  /// Whether git can bring a file back: an archive of the workbook comes without its history.
  package var hasHistory: Bool { exists(".git") && ProgramFile.path(of: "git") != nil }

  /// How to get some files back, and nothing but them.
  ///
  /// - Parameter paths: Files or folders, from the workbook's root.
  package func wayBack(to paths: [String]) -> String {
    let list = paths.joined(separator: " ")
    let them = paths.count == 1 ? "it" : "them"
    if hasHistory { return "To restore \(them): git checkout HEAD -- \(list)" }
    if paths.allSatisfy({ $0.hasPrefix("\(Tree.exercises.folder)/") }) {
      return "To reset \(them): swift run workbook reset \(list)"
    }
    return "Take \(them) from a fresh copy of the workbook, from where you got this one."
  }
}
