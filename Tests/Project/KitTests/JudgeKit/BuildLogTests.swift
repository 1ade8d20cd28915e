import Testing

@testable import JudgeKit
@testable import VerifyKit

struct BuildLogTests {
  @Test func `The native system's commands are read, and not what the compiler says of itself`() {
    let log = BuildLog(
      """
      Building for debugging...
      Write auxiliary file /b/sources
      /t/bin/swiftc -module-name A -emit-module-path /b/A.swiftmodule -v -parseable-output @/b/sources
      Swift version 6.3.1 (swift-6.3.1-RELEASE)
      /t/bin/swift-frontend -frontend -c /w/A.swift -o /b/A.o
      /w/A.swift:1:2: error: the compiler is in /t/bin/swiftc here
      /t/bin/swiftc -o '/b/my tests' -Xlinker '-rpath=$ORIGIN' @/b/list
      """)
    #expect(
      log.commands == [
        BuildCommand(
          program: "/t/bin/swiftc",
          arguments: [
            "-module-name", "A", "-emit-module-path", "/b/A.swiftmodule", "@/b/sources",
          ]),
        BuildCommand(
          program: "/t/bin/swiftc",
          arguments: ["-o", "/b/my tests", "-Xlinker", "-rpath=$ORIGIN", "@/b/list"]),
      ])
    #expect(
      log.messages == [
        "Building for debugging...", "Write auxiliary file /b/sources",
        "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
        "/w/A.swift:1:2: error: the compiler is in /t/bin/swiftc here",
      ])
  }

  @Test func `Swift Build's commands are read with their folder`() {
    let log = BuildLog(
      """
      Planning Swift module A (x86_64)
          cd /w/two\\ words
          builtin-SwiftDriver -- /t/bin/swiftc -c -save-temps -DA\\=1 @/b/A.SwiftFileList
      Emit Swift module (x86_64)
          cd /w
          
      Copy A.swiftmodule (x86_64)
          cd /w
          builtin-copy -exclude .git -resolve-src-symlinks -rename /b/A.swiftmodule /p/A.swiftmodule
      Register execution policy exception for A.o
          cd /w
          builtin-RegisterExecutionPolicyException /p/A.o
      Link A.o (x86_64)
          cd /w
          /t/bin/clang -r @/b/A.LinkFileList -o /p/A.o
      warning: the native build system is deprecated
      """)
    #expect(
      log.commands == [
        BuildCommand(
          folder: "/w/two words", program: "/t/bin/swiftc",
          arguments: ["-c", "-DA=1", "@/b/A.SwiftFileList"]),
        BuildCommand(
          folder: "/w", program: "/bin/cp",
          arguments: ["-R", "/b/A.swiftmodule", "/p/A.swiftmodule"]),
        BuildCommand(
          folder: "/w", program: "/t/bin/clang",
          arguments: ["-r", "@/b/A.LinkFileList", "-o", "/p/A.o"]),
      ])
    #expect(log.messages.last == "warning: the native build system is deprecated")
  }

  @Test(arguments: [
    (#"a 'b c' "d e""#, ["a", "b c", "d e"]), (#"a\ b 'c\d' "\"""#, ["a b", #"c\d"#, "\""]),
    ("''  x\ny", ["", "x", "y"]), ("", []), ("책\\=1", ["책=1"]),
  ])
  func `A line is taken apart as a shell does`(line: String, words: [String]) {
    #expect(ShellWords.split(line) == words)
  }

  @Test func `A toolchain without the native system is told from one that cannot build`() {
    #expect(
      BuildSystem.isRefused(
        in: """
          error: The value 'native' is invalid for '--build-system <build-system>'. Please provide \
          one of 'swiftbuild' or 'xcode'.
          """))
    #expect(!BuildSystem.isRefused(in: "error: no such module 'native'"))
    #expect(!BuildSystem.isRefused(in: "warning: '--build-system native' is deprecated"))
  }
}
