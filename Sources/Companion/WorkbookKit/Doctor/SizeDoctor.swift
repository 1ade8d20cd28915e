import CourseKit

/// Looks for code that is too large to be compiled, also in files that the learner has added.
struct SizeDoctor {
  let workbook: Workbook
  let chapter: Chapter

  func findings() -> [DoctorFinding] {
    [chapter.folder(in: .exercises), "Tests/\(chapter.testTarget)"].flatMap { folder in
      workbook.files(below: folder).filter { $0.hasSuffix(".swift") }.compactMap { name in
        let path = "\(folder)/\(name)"
        return FileProblem(sizeOf: workbook.url(path), name: path).map {
          .wrong("\(chapter): \($0.sentence)", $0.remedy)
        }
      }
    }
  }
}
