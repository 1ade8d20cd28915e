// The suites of chapter 3 run one after the other, in the order of their file names, so that the
// first failure is the first one to fix.

import TestSupport
import Testing

@Suite("Chapter 3 · Todo list", .serialized, .summarized, .detectsLeaks(Rule.objectsAreDeallocated))
struct Chapter3 {}
