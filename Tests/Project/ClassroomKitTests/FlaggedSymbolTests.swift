import Testing

@testable import ClassroomKit

struct FlaggedSymbolTests {
  private static let arrayText = "lazy protocol witness table cache variable for type "
  private static let conformance = " and conformance [A] : Swift.CustomStringConvertible in Swift"

  private func name(of symbol: String, raw: String = "$s") -> String? {
    guard var found = LinkerSymbol(["\(raw)"[...], "U"], of: "A.swift") else { return nil }
    found.name = symbol
    return FlaggedSymbol(
      found, objects: ["PostListView"], protocols: ["PostListPresenterProtocol"])?.name
  }

  @Test(
    arguments: [
      ("Swift.Mirror.init(reflecting: Any) -> Swift.Mirror", "Mirror"),
      (
        "FoundationEssentials.ProcessInfo.environment.getter : [Swift.String : Swift.String]",
        "ProcessInfo"
      ),
      ("Foundation.Thread.isMainThread.getter : Swift.Bool", "Thread"),
      ("FoundationEssentials.Date.init() -> FoundationEssentials.Date", "Date()"),
      (
        "static (extension in Swift):Swift.FixedWidthInteger.random(in: Swift.Range<A>) -> A",
        "random("
      ),
      ("Swift.String.init<A>(reflecting: A) -> Swift.String", "String(reflecting:"),
      (
        "(extension in Foundation):Swift.StringProtocol.write<A where A1: Swift.StringProtocol>(toFile: A1)",
        "(toFile:"
      ),
      ("Swift._typeName(_: Any.Type, qualified: Swift.Bool) -> Swift.String", "_typeName"),
      ("Swift.String.hashValue.getter : Swift.Int", "hashValue"),
      ("static Testing.Test.cancel() throws -> Swift.Never", "Testing"),
      ("type metadata accessor for Chapter1PostList.PostListView", "PostListView"),
      ("type metadata for Chapter1PostList.PostListView", "PostListView"),
      ("Chapter1PostList.PostListView.init() -> Chapter1PostList.PostListView", "PostListView"),
      ("type metadata accessor for ScreenKit.Screen", "Screen"),
      (
        "Swift.print<A where A: Swift.TextOutputStream>(_: Any..., separator: Swift.String, to: inout A)",
        "print(_:to:)"
      ),
      ("Swift.Array.description.getter : Swift.String", "Array.description"),
      ("\(Self.arrayText)[Any]\(Self.conformance)", "Array.description"),
      (
        "\(Self.arrayText)[Chapter1PostList.PostListPresenterProtocol]\(Self.conformance)",
        "Array.description"
      ),
      (
        "static (extension in Swift):Swift.Task< where A == Swift.Never, B == Swift.Never>.yield() async -> ()",
        "Task.yield()"
      ),
      (
        "static (extension in Swift):Swift.Task< where A == Swift.Never, B == Swift.Never>.name.getter : Swift.String?",
        "Task.name"
      ),
      ("static Testing.Test.current.getter : Testing.Test?", "Test.current"),
      ("static Foundation.RunLoop.main.getter : Foundation.RunLoop", "RunLoop"),
      ("static Foundation.URLCache.shared.getter : Foundation.URLCache", "URLCache"),
      ("Foundation.NSUserName() -> Swift.String", "NSUserName"),
      ("Swift.readLine(strippingNewline: Swift.Bool) -> Swift.String?", "readLine"),
      (
        "static Foundation.OperationQueue.current.getter : Foundation.OperationQueue?",
        "OperationQueue"
      ),
      (
        "static FoundationNetworking.URLSession.shared.getter : FoundationNetworking.URLSession",
        "URLSession.shared"
      ),
      (
        "static FoundationEssentials.Calendar.current.getter : FoundationEssentials.Calendar",
        "Calendar.current"
      ),
      (
        "static FoundationEssentials.TimeZone.current.getter : FoundationEssentials.TimeZone",
        "TimeZone.current"
      ),
      (
        "(extension in FoundationInternationalization):Swift.BinaryInteger.formatted() -> Swift.String",
        "formatted()"
      ),
      (
        "FoundationEssentials.Date.timeIntervalSince1970.getter : Swift.Double",
        "timeIntervalSince1970"
      ),
      (
        "FoundationEssentials.Date.timeIntervalSinceReferenceDate.getter : Swift.Double",
        "timeIntervalSinceReferenceDate"
      ),
      (
        "static FoundationEssentials.Locale.current.getter : FoundationEssentials.Locale",
        "Locale.current"
      ),
      (
        "Dispatch.DispatchQueue.asyncAfter(deadline: Dispatch.DispatchTime, execute: () -> ()) -> ()",
        "asyncAfter("
      ),
      (
        "FoundationEssentials.Calendar.isDateInToday(FoundationEssentials.Date) -> Swift.Bool",
        "isDateInToday("
      ),
    ])
  func `What could deceive a test is found by its symbol`(symbol: String, name: String) {
    #expect(self.name(of: symbol) == name)
  }

  @Test(
    arguments: [
      "Swift.Array.count.getter : Swift.Int",
      "\(Self.arrayText)[Chapter1PostList.Post]\(Self.conformance)",
      "method descriptor for Swift.Hashable.hashValue.getter : Swift.Int",
      "Swift.print(_: Any..., separator: Swift.String) -> ()",
      "type metadata accessor for Chapter1PostList.Post",
      "Chapter1PostList.Process.run() -> ()",
      "Chapter1PostList.Thread.init() -> Chapter1PostList.Thread",
      "FoundationEssentials.Date.addingTimeInterval(Swift.Double) -> FoundationEssentials.Date",
      "static Swift.MainActor.shared.getter : Swift.MainActor",
      "Dispatch.DispatchQueue.async(execute: () -> ()) -> ()",
    ])
  func `What answers may need is not found`(symbol: String) {
    #expect(name(of: symbol) == nil)
  }

  @Test(arguments: ["exit", "getenv", "dlsym", "_exit", "fopen"])
  func `A function of the system is found, whatever it is called in the text`(raw: String) {
    #expect(name(of: raw, raw: raw) == raw)
  }

  @Test(arguments: ["malloc", "memset", "swift_retain", "__swift_reflection_version", "floor"])
  func `The runtime and arithmetic are not found`(raw: String) {
    #expect(name(of: raw, raw: raw) == nil)
  }
}
