import CourseKit
import Foundation

/// What was proved before, so that a check is made again only after a change of what it depends on.
///
/// It lies outside of the checkout, because a fresh clone of the same files needs no other proof. Bazel's disk cache
/// keeps the results of builds and tests in the same way.
struct ProofMemory: Sendable {
  /// A check that has found nothing.
  struct Proof: Codable, Equatable, Sendable {
    let check: String
    /// What was checked: "Chapter 1 · Post list", or the chapters of a check of the whole workbook.
    let subject: String
    /// The fingerprint of all that the check depended on.
    let inputs: String
    let date: Date
    /// How many things were right, as the check has printed it.
    let share: String?
  }

  /// A proof as it is kept; a file that was damaged doesn't have its seal any more.
  private struct Entry: Codable {
    let proof: Proof
    let seal: String
  }

  let folder: URL

  init(folder: URL) { self.folder = folder }

  /// The memory of the user that an environment names; nil if it names none.
  init?(in environment: [String: String]) {
    let cache = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { "\($0)/.cache" }
    guard let cache, cache.hasPrefix("/") else { return nil }
    self.init(folder: URL(filePath: cache).appending(path: "viper-workbook/proofs"))
  }

  /// The proof of a check from the same inputs; nil if there is none.
  func proof(of check: Check, about subject: String, from inputs: Fingerprint) -> Proof? {
    guard let data = try? Data(contentsOf: file(of: check, about: subject)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data)
    else { return nil }
    let proof = entry.proof
    let isSame =
      (proof.check, proof.subject, proof.inputs) == (check.name, subject, "\(inputs)")
    return isSame && entry.seal == Self.seal(of: proof) ? proof : nil
  }

  /// Keeps that a check has found nothing, in the place of an earlier proof about the same subject.
  ///
  /// - Throws: An error of Foundation if the file can't be written.
  func keep(_ check: Check, about subject: String, from inputs: Fingerprint, share: String?) throws
  {
    let date = Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded())
    let proof = Proof(
      check: check.name, subject: subject, inputs: "\(inputs)", date: date, share: share)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(Entry(proof: proof, seal: Self.seal(of: proof)))
      .write(to: file(of: check, about: subject), options: .atomic)
  }

  /// Forgets what was proved about a subject.
  func forget(_ check: Check, about subject: String) {
    try? FileManager.default.removeItem(at: file(of: check, about: subject))
  }

  private func file(of check: Check, about subject: String) -> URL {
    folder.appending(path: "\(check.name)-\(Fingerprint(facts: [subject])).json")
  }

  private static func seal(of proof: Proof) -> String {
    let facts = [proof.check, proof.subject, proof.inputs, proof.share ?? ""]
    return "\(Fingerprint(facts: facts + ["\(proof.date.timeIntervalSince1970)"]))"
  }
}

extension ProofMemory.Proof {
  /// When and from what it was proved, for the line of its check.
  var remark: String {
    let day = date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    return "proved before, on \(day), from the same inputs"
  }
}
