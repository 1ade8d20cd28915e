import CourseKit

extension Check {
  /// A chapter that does not compile leaves the others alone.
  ///
  /// Variants are built with every other chapter broken, so trying the solutions as they are proves it.
  static let isolation = Check(
    name: "isolation", claim: "it can be judged while no other chapter compiles",
    scope: .experiments { source, verification in
      // One chapter alone proves nothing.
      guard verification.workbook.chapters.count > 1 else { return Experiments(experiments: []) }
      return Experiments(experiments: [
        Experiment(variant: .solution) { outcome in
          outcome.complaint.map { complaint in
            [
              Finding(
                "With every other chapter broken, \(complaint)"
                  + " Package.swift must leave those out whose number is not CHAPTER.",
                file: "Package.swift")
            ]
          } ?? []
        }
      ])
    })
}
