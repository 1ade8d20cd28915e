import CourseKit
import Foundation
import JudgeKit

/// What earlier runs have proved about a chapter, or about the whole workbook.
struct KnownProofs: Sendable {
  private let verification: Verification
  /// The chapter; nil for the checks of the whole workbook.
  private let chapter: Chapter?
  private let subject: String
  /// The proofs, by the names of their checks.
  private var proofs: [String: ProofMemory.Proof] = [:]
  /// What each of the other checks depends on, before it is made.
  private var inputs: [String: Fingerprint] = [:]

  /// Looks for the proofs of some checks.
  init(of checks: [Check], about chapter: Chapter?, _ verification: Verification) {
    self.verification = verification
    self.chapter = chapter
    subject =
      chapter?.description ?? verification.chapters.map { "\($0)" }.joined(separator: ", ")
    // What holds for one exercise is no proof about its chapter.
    guard let memory = verification.memory, verification.exercises == nil else { return }
    for check in checks {
      let fingerprint = fingerprint(of: check)
      inputs[check.name] = fingerprint
      if verification.isFresh {
        memory.forget(check, about: subject)
      } else {
        proofs[check.name] = memory.proof(of: check, about: subject, from: fingerprint)
      }
    }
  }

  subscript(check: Check) -> ProofMemory.Proof? { proofs[check.name] }

  /// Keeps that a check has found nothing, unless its inputs have changed while it was made, and forgets that it has
  /// found nothing before, if it has found something now.
  ///
  /// - Throws: An error of Foundation if it can't be kept.
  func keep(_ check: Check, _ result: CheckResult) throws {
    guard let memory = verification.memory else { return }
    if !result.findings.isEmpty { return memory.forget(check, about: subject) }
    guard self[check] == nil, let inputs = inputs[check.name],
      "\(inputs)" == "\(fingerprint(of: check))"
    else { return }
    try memory.keep(check, about: subject, from: inputs, share: result.share)
  }

  private func fingerprint(of check: Check) -> Fingerprint {
    var fingerprint = Fingerprint(
      facts: verification.facts + check.facts(chapter, verification))
    fingerprint.add(check.inputs(chapter, verification), of: verification.workbook)
    return fingerprint
  }
}
