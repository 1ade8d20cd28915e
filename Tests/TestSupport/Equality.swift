import FailureKit
import Testing

/// Expects a value to equal another one, and otherwise says what differs first.
///
/// Swift Testing's `#expect(found == wanted)` prints both values on one line, whatever their length, and in
/// another form since Swift 6.4.
///
/// - Parameters:
///   - found: What the tested code did.
///   - wanted: What it should have done.
///   - rule: The rule that is broken when the two differ.
///   - place: Where to report a failure.
///   - file: The file of the call, which tells how the two values are written there.
///   - line: Its line.
///   - column: The column of its parenthesis.
nonisolated public func expect<Value: Equatable>(
  _ found: Value, equals wanted: Value, _ rule: Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation,
  file: String = #filePath, line: Int = #line, column: Int = #column
) {
  if found != wanted {
    record(found, wanted, rule, place, CallText(inFile: file, line: line, column: column))
  }
}

/// Requires a value to equal another one, and otherwise says what differs first and ends the test.
///
/// - Parameters:
///   - found: What the tested code did.
///   - wanted: What it should have done.
///   - rule: The rule that is broken when the two differ.
///   - place: Where to report a failure.
///   - file: The file of the call, which tells how the two values are written there.
///   - line: Its line.
///   - column: The column of its parenthesis.
/// - Throws: `FailedRequirement` when the two differ.
nonisolated public func require<Value: Equatable>(
  _ found: Value, equals wanted: Value, _ rule: Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation,
  file: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  guard found != wanted else { return }
  record(found, wanted, rule, place, CallText(inFile: file, line: line, column: column))
  throw FailedRequirement()
}

/// Ends a test whose failure has been recorded.
nonisolated public struct FailedRequirement: Error {}

nonisolated private func record<Value>(
  _ found: Value, _ wanted: Value, _ rule: Comment?, _ place: SourceLocation, _ call: CallText?
) {
  let text = FailureText(
    found: String(describingForTest: found), named: call?.arguments.first,
    wanted: String(describingForTest: wanted), named: call?.arguments.dropFirst().first)
  Issue.record(Comment(rawValue: text.comment(below: rule?.rawValue)), sourceLocation: place)
}
