import Foundation

/// Looks whether the tool can write where it must.
struct FolderDoctor {
  let workbook: Workbook

  func diagnoses() -> [Diagnosis] {
    let wrong = [".build", ".workbook", Tree.exercises.folder].compactMap(diagnosis)
    return wrong.isEmpty
      ? [.good("The workbook's folder can be written: \(workbook.root.path)")] : wrong
  }

  private func diagnosis(of folder: String) -> Diagnosis? {
    let probe = workbook.url("\(folder)/probe-\(UUID().uuidString)")
    let wasThere = workbook.exists(folder)
    defer {
      try? FileManager.default.removeItem(at: probe)
      // Only when it is empty: a build may have begun meanwhile.
      if !wasThere { _ = rmdir(workbook.url(folder).path) }
    }
    do {
      try FileManager.default.createDirectory(
        at: workbook.url(folder), withIntermediateDirectories: true)
      try Data().write(to: probe)
      return nil
    } catch {
      return .wrong(
        "Nothing can be written to \(folder): \(error.localizedDescription)",
        "Make it yours: sudo chown -R \"$USER\" \(Backup.quote(workbook.url(folder).path))")
    }
  }
}
