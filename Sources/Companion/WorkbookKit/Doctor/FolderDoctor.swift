import CourseKit
import Foundation

/// Looks whether the tool can write where it must.
struct FolderDoctor {
  let workbook: Workbook

  func findings() -> [DoctorFinding] {
    var folders = [".build", ".workbook", Tree.exercises.folder]
    for (outer, inner) in [(".build", "workbook"), (".workbook", "backups")] {
      let path = "\(outer)/\(inner)"
      if workbook.isFolder(outer), workbook.exists(path) { folders.append(path) }
    }
    var wrong = (folders.map(workbook.url) + [FileManager.default.temporaryDirectory])
      .compactMap(finding)
    let cache = ModuleCache.problem().map { DoctorFinding.wrong($0.sentence, $0.remedy) }
    wrong += [cache].compactMap(\.self)
    if workbook.isFolder(".workbook"), HintHistory(workbook).isDamaged {
      wrong.append(
        .wrong(
          "\(HintHistory.path), which counts the hints you have seen, cannot be read.",
          "Move it elsewhere. The hints then start with the first one."))
    }
    return wrong.isEmpty
      ? [.good("The workbook's folder can be written: \(workbook.root.path)")] : wrong
  }

  private func finding(of folder: URL) -> DoctorFinding? {
    let probe = folder.appending(path: "probe-\(UUID().uuidString)")
    // The parent of ours is there; one for temporary files may have none.
    let isNew = mkdir(folder.path, 0o777) == 0
    let code = isNew ? EEXIST : errno
    defer {
      try? FileManager.default.removeItem(at: probe)
      // Only when it is empty: a build may have begun meanwhile.
      if isNew { rmdir(folder.path) }
    }
    do {
      guard code == EEXIST else { throw CocoaError(at: folder, because: code) }
      try Data().write(to: probe)
      return nil
    } catch {
      let problem = FileProblem(error)
      let look = "To see what is there: ls -ld \(folder.path.shellQuoted)"
      return .wrong(problem.sentence, problem.remedy == FileProblem.doctor ? look : problem.remedy)
    }
  }
}

extension CocoaError {
  /// The error of Foundation for one of the system, which names the place as well.
  fileprivate init(at place: URL, because code: Int32) {
    self.init(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: place.path,
        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
      ])
  }
}
