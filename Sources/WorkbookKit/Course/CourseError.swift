/// The course itself is malformed: a solution file has regions that cannot be read.
struct CourseError: Error, Equatable {
  let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }
}

extension CourseError: CustomStringConvertible {
  var description: String { findings.map(\.description).joined(separator: "\n") }
}
