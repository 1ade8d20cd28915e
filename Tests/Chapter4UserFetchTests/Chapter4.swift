// The suites of chapter 4 run one after another, in the order of their file names, so that the first
// failure in the output is the first one to fix.

import TestSupport
import Testing

@Suite(
  "Chapter 4 · User fetch", .serialized, .summarized, .detectsLeaks(Rule.objectsAreDeallocated))
struct Chapter4 {}
