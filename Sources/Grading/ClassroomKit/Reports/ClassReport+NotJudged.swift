import JudgeKit

extension ClassReport {
  /// What isn't judged, and what to do about it; nil when everything is judged.
  var notJudgedSentence: String? {
    let count = submissions.map { $0.count(.notJudged) }.reduce(0, +)
    guard count > 0 else { return nil }
    let names = submissions.filter { $0.count(.notJudged) > 0 }.count
    return "Not judged: \(count) \(count == 1 ? "exercise" : "exercises") of \(names)"
      + " \(names == 1 ? "submission, which was" : "submissions, which were") also tried alone. If this machine was busy or"
      + " is slow, grade again when it has less to do. Only what isn't judged is tried again."
  }
}
