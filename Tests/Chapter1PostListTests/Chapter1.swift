// The suites of chapter 1 run one after the other, in the order of their files' names: so the first
// failure that is printed is the first to fix.

import TestSupport
import Testing

@Suite("Chapter 1 · Post list", .serialized, .summarized, .letsGo(Rule.piecesGo))
struct Chapter1 {}
