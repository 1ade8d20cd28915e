import CourseKit
import Foundation

/// Looks whether the learner may write what earlier runs have left: one as root, as in a container, leaves
/// files that stop every later build.
struct BuildFolderDoctor {
  let workbook: Workbook

  func findings() -> [DoctorFinding] {
    let folders = [".build", ".workbook"]
    guard let file = folders.lazy.compactMap(firstForeignFile).first else { return [] }
    return [
      .wrong(
        "\(file) belongs to another user, so it cannot be written.",
        "Make it yours: sudo chown -R \"$USER\" \(folders.joined(separator: " "))")
    ]
  }

  private func firstForeignFile(below folder: String) -> String? {
    let place = workbook.url(folder).path
    let names = FileManager.default.enumerator(atPath: place)?.lazy.compactMap { $0 as? String }
    let foreign = names?.first { name in
      var information = stat()
      let path = "\(place)/\(name)"
      return lstat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFLNK
        && information.st_uid != geteuid() && access(path, W_OK) != 0
    }
    return foreign.map { "\(folder)/\($0)" }
  }
}
