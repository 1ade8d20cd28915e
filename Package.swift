// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A chapter of the workbook: one target to learn in, its tests, and its app.
struct Chapter {
  let number: Int
  let name: String
  /// Whether the learner writes checks, in a target of their own that the app does not link.
  var hasChecks = false

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
]

/// Ends the build with one sentence, which a trap would bury in a crash report.
func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("Error: \(sentence)\n".utf8))
  exit(1)
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

let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]
let mainActorByDefault = upcomingFeatures + [.defaultIsolation(MainActor.self)]

func targets(of chapter: Chapter) -> [Target] {
  let checks: [Target] =
    chapter.hasChecks
    ? [
      .target(
        name: chapter.checks, dependencies: [.byName(name: chapter.target)],
        path: "\(tree)/\(chapter.target)/Checks", swiftSettings: mainActorByDefault)
    ] : []
  return checks + [
    .target(
      name: chapter.target, dependencies: ["ScreenKit"], path: "\(tree)/\(chapter.target)",
      exclude: chapter.hasChecks ? ["Checks"] : [], swiftSettings: mainActorByDefault),
    .testTarget(
      name: chapter.tests,
      dependencies: [.byName(name: chapter.target), "ScreenKit", "OfflineServer", "TestSupport"]
        + checks.map { .byName(name: $0.name) },
      swiftSettings: mainActorByDefault),
    .executableTarget(
      name: chapter.app,
      dependencies: [.byName(name: chapter.target), "ScreenKit", "AppSupport"],
      swiftSettings: mainActorByDefault),
  ]
}

let supportTargets: [Target] = [
  .target(name: "ScreenKit", swiftSettings: mainActorByDefault),
  .target(
    name: "OfflineServer", resources: [.copy("Replies")], swiftSettings: upcomingFeatures),
  .target(
    name: "AppSupport", dependencies: ["ScreenKit", "OfflineServer"],
    swiftSettings: mainActorByDefault),
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: mainActorByDefault),
  .target(name: "WorkbookKit", swiftSettings: upcomingFeatures),
  .executableTarget(
    name: "workbook", dependencies: ["WorkbookKit"], swiftSettings: upcomingFeatures),
]

/// The tests of the project itself.
let ownTests: [Target] = [
  .testTarget(
    name: "ScreenKitTests", dependencies: ["ScreenKit", "TestSupport"],
    swiftSettings: mainActorByDefault),
  .testTarget(
    name: "OfflineServerTests", dependencies: ["OfflineServer", "TestSupport"],
    swiftSettings: upcomingFeatures),
  .testTarget(
    name: "AppSupportTests",
    dependencies: ["AppSupport", "OfflineServer", "TestSupport", "Chapter1PostList", "ScreenKit"],
    swiftSettings: mainActorByDefault),
  .testTarget(
    name: "WorkbookKitTests", dependencies: ["WorkbookKit"], swiftSettings: upcomingFeatures),
]

/// Learners need not wait for the project's own tests: they come with all of the solutions.
let isForMaintainers =
  tree == "Solutions" && Context.environment["CHAPTER", default: ""].isEmpty

let package = Package(
  name: "VIPERWorkbook",
  platforms: [.macOS(.v15)],
  targets: supportTargets + (isForMaintainers ? ownTests : [])
    + chosenChapters.flatMap(targets(of:)),
  swiftLanguageModes: [.v6]
)
