// A test that runs in a process of its own crashes there before Swift 6.2.2, whatever it tests:
// https://github.com/swiftlang/swift-testing/issues/1375

#if compiler(<6.2.2)
  #error("The tests need Swift 6.2.2 or newer: https://www.swift.org/install")
#endif
