// Your tests of a type that decides something, without a screen and without a server.

import Testing

@testable import Chapter7Reminders

// TODO: 7.13 No test of yours is about a decision yet. Choose a type that decides something, and test it alone.
