// The suites of chapter 6 run one after the other, in the order of their file names, so that the first
// failure that is printed is the first to fix.

import TestSupport
import Testing

@Suite("Chapter 6 · Checkout", .serialized, .summarized)
struct Chapter6 {}
