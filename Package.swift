// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A chapter of the workbook: one target to learn in, its tests, and its app.
struct Chapter {
  let number: Int
  let name: String
  /// Whether the learner writes checks, in a target of their own that the app does not link.
  var hasChecks = false
  /// Whether the learner writes down layers, which the tests compare with the code and its objects.
  var hasLayers = false

  var target: String { "Chapter\(number)\(name)" }
  var checks: String { "\(target)Checks" }
  var tests: String { "\(target)Tests" }
  var app: String { "\(name)App" }
}

/// Every chapter stands here once; its targets follow from this list.
let chapters = [
  Chapter(number: 1, name: "PostList"),
  Chapter(number: 2, name: "ItemDetail", hasChecks: true),
  Chapter(number: 3, name: "TodoList"),
  Chapter(number: 4, name: "UserFetch"),
  Chapter(number: 5, name: "RepoSearch", hasChecks: true),
  Chapter(number: 6, name: "Checkout", hasChecks: true),
  Chapter(number: 7, name: "Reminders", hasChecks: true, hasLayers: true),
]

/// Ends the build with one sentence, which a trap would bury in a crash report.
func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("Error: \(sentence)\n".utf8))
  exit(1)
}

// The compiler takes a '%' in a path for a place to fill in, and then cannot write there (Swift 6.3.1).
if Context.packageDirectory.contains("%") {
  stop(
    "The path of this folder has a '%', and Swift's compiler cannot write there:"
      + " \(Context.packageDirectory). Rename the folder, so that its path has no '%'.")
}

/// The tree that the chapters are built from: `WORKBOOK=solutions swift test` judges the solutions.
let tree =
  switch Context.environment["WORKBOOK"] {
  case nil, "", "exercises": "Exercises"
  case "solutions": "Solutions"
  case let other?:
    stop("WORKBOOK is '\(other)'. It can be 'exercises' or 'solutions'; unset it for 'exercises'.")
  }

/// The chapters to build: all, or with `CHAPTER=3` that one alone, so that a chapter which does not
/// compile cannot stop the others.
let chosenChapters: [Chapter] =
  switch Context.environment["CHAPTER"] {
  case nil, "": chapters
  case let wanted?:
    if let chapter = chapters.first(where: { String($0.number) == wanted }) {
      [chapter]
    } else {
      stop(
        "CHAPTER is '\(wanted)'. It can be one of \(chapters.map { String($0.number) }.joined(separator: ", "));"
          + " unset it for all chapters."
      )
    }
  }

/// The targets of a chapter.
func targets(of chapter: Chapter) -> [Target] {
  let checks: [Target] =
    chapter.hasChecks
    ? [
      .target(
        name: chapter.checks,
        dependencies: [.byName(name: chapter.target)] + (chapter.hasLayers ? ["LayerKit"] : []),
        path: "\(tree)/\(chapter.target)/Checks")
    ] : []
  return checks + [
    .target(
      name: chapter.target, dependencies: ["ScreenKit"], path: "\(tree)/\(chapter.target)",
      exclude: chapter.hasChecks ? ["Checks"] : []),
    .testTarget(
      name: chapter.tests,
      dependencies: [.byName(name: chapter.target), "ScreenKit", "OfflineServer", "TestSupport"]
        + checks.map { .byName(name: $0.name) }
        + (chapter.hasLayers ? ["LayerKit", "AppSupport"] : [])),
    .executableTarget(
      name: chapter.app, dependencies: [.byName(name: chapter.target), "ScreenKit", "AppSupport"],
      path: "Sources/Apps/\(chapter.app)"),
  ]
}

/// What the chapters, their tests, their apps and the tools stand on.
let shared: [Target] = [
  .target(name: "ScreenKit"),
  .target(name: "OfflineServer", resources: [.copy("Replies")]),
  .target(name: "ArgumentKit"),
  .target(name: "AppSupport", dependencies: ["ArgumentKit", "ScreenKit", "OfflineServer"]),
  .target(name: "FailureKit"),
  .target(
    name: "TestSupport", dependencies: ["FailureKit", "ScreenKit"], path: "Tests/TestSupport"),
]

/// What compares a design with its code, and what reads code.
let layerSupport: [Target] = [
  .target(name: "CourseKit", dependencies: ["ArgumentKit"]),
  .target(name: "LayerKit", dependencies: ["CourseKit"]),
]

/// What the tools stand on; each kit knows only those before it.
let toolSupport: [Target] = [
  .target(name: "JudgeKit", dependencies: ["CourseKit", "FailureKit"]),
  .target(name: "InspectKit", dependencies: ["CourseKit", "JudgeKit"]),
  .target(name: "CommandKit", dependencies: ["ArgumentKit", "CourseKit", "JudgeKit"]),
]

/// What each tool may import.
let kits: [Target.Dependency] =
  ["ArgumentKit", "CourseKit"] + toolSupport.map { .byName(name: $0.name) }

/// The learners' companion.
let companion: [Target] = [
  .target(name: "WorkbookKit", dependencies: kits),
  .executableTarget(name: "workbook", dependencies: ["CommandKit", "WorkbookKit"]),
]

/// The companion's `mutants`, which is built when a learner first uses it.
let mutants: [Target] = [
  .target(
    name: "MutationKit", dependencies: ["CourseKit", "JudgeKit"],
    path: "Sources/ToolSupport/MutationKit"),
  .target(name: "MutantsKit", dependencies: kits + ["LayerKit", "MutationKit", "WorkbookKit"]),
  .executableTarget(name: "mutants", dependencies: ["CommandKit", "MutantsKit"]),
]

/// What instructors judge a class with.
let classroom: [Target] = [
  .target(name: "ClassroomKit", dependencies: kits),
  .executableTarget(name: "classroom", dependencies: ["ClassroomKit", "CommandKit"]),
]

/// The proof that the exercises are fair.
let verification: [Target] = [
  .target(
    name: "VerifyKit",
    dependencies: kits + ["AppSupport", "ClassroomKit", "FailureKit", "MutationKit"]),
  .executableTarget(name: "verify", dependencies: ["CommandKit", "VerifyKit"]),
]

/// The project's own tests.
let projectTests: [Target] = [
  .target(name: "SnapshotSupport"),
  .testTarget(
    name: "KitTests",
    dependencies: kits + [
      "AppSupport", "ClassroomKit", "FailureKit", "LayerKit", "MutantsKit", "MutationKit",
      "SnapshotSupport", "TestSupport", "WorkbookKit", "VerifyKit",
    ]),
  .testTarget(
    name: "ClassroomKitTests",
    dependencies: kits + ["ClassroomKit", "SnapshotSupport"]),
  .testTarget(
    name: "ScreenKitTests", dependencies: ["ScreenKit", "SnapshotSupport", "TestSupport"]),
  // The code that pages show and no chapter has: it is compiled and tried, so that it can be copied.
  .testTarget(
    name: "PageCodeTests",
    dependencies: ["ScreenKit", "TestSupport", "Chapter1PostList", "Chapter4UserFetch"],
    path: "Tests/PageCodeTests"),
  .testTarget(name: "LayerKitTests", dependencies: ["LayerKit", "TestSupport"]),
  .testTarget(name: "OfflineServerTests", dependencies: ["OfflineServer", "TestSupport"]),
  .testTarget(
    name: "AppSupportTests",
    dependencies: [
      "AppSupport", "ArgumentKit", "OfflineServer", "SnapshotSupport", "TestSupport",
      "Chapter1PostList", "PostListApp", "ScreenKit",
    ]),
]

/// The folders in which the targets have theirs, except for those that name a path.
let targetsByFolder = [
  "Sources/Shared": shared, "Sources/ToolSupport": layerSupport + toolSupport,
  "Sources/Companion": companion + mutants,
  "Sources/Grading": classroom,
  "Sources/Verification": verification, "Tests/Project": projectTests,
]
for (folder, targets) in targetsByFolder {
  for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
}

/// Whether a variable of the environment is set.
func isSet(_ variable: String) -> Bool {
  !Context.environment[variable, default: ""].isEmpty
}

/// Whether `CHAPTER` leaves all but one chapter out, and with them every tool.
let isOneChapter = chosenChapters.count < chapters.count

/// `MAINTAINER=1` adds what a change of the workbook needs, with tests that need every chapter.
let isMaintained = isSet("MAINTAINER") && !isOneChapter

/// `MUTANTS=1` adds what `workbook mutants` needs, which sets it; learners need not wait for it before.
let hasMutants = isMaintained || (isSet("MUTANTS") && !isOneChapter)

/// `INSTRUCTOR=1` adds what instructors need; learners need not wait for it.
let hasClassroom = isMaintained || (isSet("INSTRUCTOR") && !isOneChapter)

let package = Package(
  name: "VIPERWorkbook",
  platforms: [.macOS(.v15)],
  targets: chosenChapters.flatMap(targets(of:)) + shared
    + (isOneChapter ? [] : toolSupport + companion)
    + (chosenChapters.contains(where: \.hasLayers) ? layerSupport : [])
    + (hasMutants ? mutants : [])
    + (hasClassroom ? classroom : []) + (isMaintained ? verification + projectTests : []),
  swiftLanguageModes: [.v6]
)

/// Code that does not belong to the main actor unless it says so.
let concurrentTargets: Set = [
  "OfflineServer", "OfflineServerTests", "ArgumentKit", "FailureKit", "CourseKit", "JudgeKit",
  "InspectKit", "CommandKit", "MutationKit", "LayerKit", "LayerKitTests", "WorkbookKit", "workbook",
  "MutantsKit", "mutants",
  "ClassroomKit", "classroom",
  "ClassroomKitTests", "VerifyKit",
  "verify", "KitTests", "SnapshotSupport",
]

/// `CRASH_LINES=1` keeps the lines of a chapter's code, which the tool names when the code crashes.
let hasCrashLines = isSet("CRASH_LINES")

/// The targets that a learner edits, and so may want to debug.
let ownTargets = Set(chapters.flatMap { [$0.target, $0.checks, $0.app] })

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Else a first build spends a quarter of its time on an index of Foundation, for editors.
    .unsafeFlags(["-index-ignore-system-modules"]),
  ]
  if !concurrentTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
  // What a maintainer builds has no warning; a learner's code may have some.
  if isMaintained { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
  if hasCrashLines, chapters.contains(where: { $0.target == target.name }) {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-gline-tables-only"]))
  }
  // The app of a chapter may replace a collaborator as a test does, also in a release build.
  if chapters.contains(where: { $0.target == target.name }) {
    target.swiftSettings?.append(.unsafeFlags(["-enable-testing"], .when(configuration: .release)))
  }
  // A first build takes a tenth less time when nothing is kept for a debugger.
  if !isMaintained, !ownTargets.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-gnone"]))
  }
}

// The end. Without this line, the file was cut: see `swift run workbook doctor`.
