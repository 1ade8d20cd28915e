// The suites of chapter 5 run one after the other, in the order of their files' names, so the first
// failure that is printed is the first to fix.

import TestSupport
import Testing

@Suite("Chapter 5 · Repo search", .serialized, .summarized)
struct Chapter5 {}
