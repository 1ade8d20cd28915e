// Your tests of a type that decides something, without a screen and without a server.

import Testing

@testable import Chapter7Reminders

/// Your tests of one type or function, with the test doubles that they need.
struct DecisionTests {
  // TODO: 7.13 No test of yours is about a decision yet. Choose a type that decides something, and test it alone.
}
