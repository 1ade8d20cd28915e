import CourseKit
import Foundation

/// Looks whether the tool can write where it must.
struct FolderDoctor {
  let workbook: Workbook

  func diagnoses() -> [Diagnosis] {
    let folders = [".build", ".workbook", Tree.exercises.folder].map(workbook.url)
    let wrong = (folders + [FileManager.default.temporaryDirectory]).compactMap(diagnosis)
    return wrong.isEmpty
      ? [.good("The workbook's folder can be written: \(workbook.root.path)")] : wrong
  }

  private func diagnosis(of folder: URL) -> Diagnosis? {
    let probe = folder.appending(path: "probe-\(UUID().uuidString)")
    // The parent of ours is there; one for temporary files may have none.
    let isNew = mkdir(folder.path, 0o777) == 0
    defer {
      try? FileManager.default.removeItem(at: probe)
      // Only when it is empty: a build may have begun meanwhile.
      if isNew { rmdir(folder.path) }
    }
    do {
      try Data().write(to: probe)
      return nil
    } catch {
      let trouble = FileTrouble(error)
      return .wrong(trouble.sentence, trouble.remedy)
    }
  }
}
