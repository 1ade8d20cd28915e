/// The course itself is malformed: a solution file has regions that cannot be read.
package struct CourseError: Error, Equatable {
  package let findings: [Finding]

  package init(_ findings: [Finding]) { self.findings = findings }
}

extension CourseError: CustomStringConvertible {
  package var description: String { findings.map(\.description).joined(separator: "\n") }
}
