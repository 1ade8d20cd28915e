// The suites of chapter 2 run one after the other, in the order of their files' names, so that the
// first failure that is printed is the first one to fix.

import TestSupport
import Testing

@Suite("Chapter 2 · Item detail", .serialized, .summarized, .detectsLeaks(Rule.piecesGo))
struct Chapter2 {}
