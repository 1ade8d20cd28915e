// The suites of chapter 7 run one after the other, in the order of their file names, so that the first
// failure that is printed is the first to fix.

import TestSupport
import Testing

@Suite("Chapter 7 · Reminders", .serialized, .summarized)
struct Chapter7 {}
