import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What many responses lead to.
enum ReplyCheck {
  // Pages

  /// The statuses of a page that was read, although they are no success.
  static var pagesWithoutSuccess: [Int] {
    outcomes.filter { !(200...299).contains($0.status) && $0.outcome.isPage }.map(\.status)
  }

  /// The successes that were taken for an exceeded limit.
  static var limitedSuccesses: [Int] { successes.filter { $0.outcome.isLimited }.map(\.status) }

  /// The successes whose page was not read.
  static var successesWithoutPage: [Int] {
    successes.filter { $0.outcome.page?.repos != [.lanterns] }.map(\.status)
  }

  private static var successes: [(status: Int, outcome: Outcome)] {
    outcomes.filter { (200...299).contains($0.status) }
  }

  /// All statuses with the first headers, and the important ones with all the others.
  private static var outcomes: [(status: Int, outcome: Outcome)] {
    let important = [199, 200, 201, 204, 206, 299, 300, 304, 400, 403, 404, 422, 429, 500, 503]
    let all = [-1, 0, 100, 199] + Array(200...600) + [999, 20_000]
    return SearchCases.headers.enumerated().flatMap { index, form in
      (index == 0 ? all : important).map { ($0, outcome(of: $0, form.headers)) }
    }
  }

  // Limits

  static var missedLimits: [Finding] {
    limits.filter { !$0.outcome.isLimited }.map { Finding($0.words) }
  }

  static var limitsWithWrongTime: [Finding] {
    limits.compactMap { limit in
      let reset = SearchReply.arrival + limit.seconds
      return fault(of: limit.status, limit.headers, not: .limited(until: reset))
    }
  }

  private typealias Limit = (
    status: Int, headers: [String: String], seconds: TimeInterval, outcome: Outcome, words: String
  )

  private static var limits: [Limit] {
    [403, 429].flatMap { status in
      SearchCases.headers.filter { $0.isExceeded || status == 429 }.map { headers, _, seconds in
        let outcome = outcome(of: status, headers)
        return (status, headers, seconds, outcome, words(for: status, headers, outcome))
      }
    }
  }

  // Other errors

  static var wrongReasons: [Finding] {
    let reasons = ["Validation Failed", " Not now"] + OddTexts.all
    let texts = reasons.compactMap { reason -> Finding? in
      let outcome = outcome(of: 422, [:], data(with: reason))
      guard case .failure(.refused(let found)) = outcome else {
        return Finding("422 is \(outcome)")
      }
      return found.spelled == reason.spelled ? nil : Finding("\(found) for \(reason)")
    }
    let statuses = (400...499).flatMap { status in
      SearchCases.headers.filter { status != 429 && (status != 403 || !$0.isExceeded) }
        .flatMap { form in
          [
            fault(of: status, form.headers, data(with: "No."), not: .refused("No.")),
            fault(of: status, form.headers, not: .refused("The server gives no reason.")),
          ].compactMap(\.self)
        }
    }
    return texts + statuses
  }

  static var missedServerProblems: [Finding] {
    let statuses = [-1, 0, 20_000] + [100...199, 300...399, 500...600, 999...999].flatMap(\.self)
    return statuses.flatMap { status in
      SearchCases.headers.compactMap { fault(of: status, $0.headers, not: .busy) }
    }
  }

  private static func data(with reason: String) -> Data {
    (try? JSONEncoder().encode(["message": reason])) ?? Data()
  }

  private static func outcome(
    of status: Int, _ headers: [String: String], _ data: Data = SearchCases.page
  ) -> Outcome {
    SearchReply.outcome(status: status, headers: headers, data: data)
  }

  /// Describes the outcome of a response, unless it is this error.
  private static func fault(
    of status: Int, _ headers: [String: String], _ data: Data = SearchCases.page,
    not error: SearchError
  ) -> Finding? {
    let found = outcome(of: status, headers, data)
    guard found != .failure(error) else { return nil }
    return Finding(words(for: status, headers, found) + " instead of \(Outcome.failure(error))")
  }

  /// Without commas, because a failure shows what differs between those.
  private static func words(
    for status: Int, _ headers: [String: String], _ outcome: Outcome
  ) -> String {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    let withHeaders = lines.isEmpty ? "" : " with \(lines.joined(separator: " and "))"
    return "\(status)\(withHeaders) is \(outcome)"
  }
}
