import Testing

@testable import CourseKit

struct SizeComparisonTests {
  private let shop = """
    import Foundation

    /// Sells to a Customer.
    final class Shop:
      Seller
    {
      let till = Till()

      // Nobody asks the Till.
      func sell() -> String { "Customer" }
    }

    func open() -> Till { Till() }
    """
  private let others = """
    protocol Seller {}
    struct Till {}
    struct Customer {
      struct Name { let shop: Shop }
    }

    extension Shop {
      var customer: Customer? { nil }
    }
    """

  @Test func `A type is as large as its code, and its dependencies are those that it names`() {
    let sizes = TypeSize.all(in: [shop, others])
    #expect(
      sizes == [
        TypeSize(name: "Customer", lines: 3, dependencies: ["Shop"]),
        TypeSize(name: "Seller", lines: 1),
        TypeSize(name: "Shop", lines: 9, dependencies: ["Seller", "Till", "Customer"]),
        TypeSize(name: "Till", lines: 1),
      ])
  }

  @Test func `Only types that have changed are compared`() {
    let now = others.replacing("struct Till {}", with: "struct Purse {}\n\n// A purse.")
    let changes = SizeComparison(before: [shop, others], now: [now, shop]).changes
    #expect(changes.map { $0.before?.name } == [nil, "Shop", "Till"])
    #expect(changes.map { $0.now?.name } == ["Purse", "Shop", nil])
    #expect(changes[1].now?.dependencies == ["Seller", "Customer"])
    #expect(SizeComparison(before: [shop, others], now: [others, shop]).changes.isEmpty)
  }

  @Test func `The sizes of a chapter are compared when its page asks for it`() async throws {
    try await Sample.with { workbook in
      let chapter = Sample.chapter
      try workbook.write("# Hello\n\nIts sizes count.\n", to: chapter.page)
      #expect(!workbook.comparesSizes(of: chapter))
      try workbook.write("# Hello\n\n<!-- sizes -->\nIts sizes count.\n", to: chapter.page)
      #expect(workbook.comparesSizes(of: chapter))
    }
  }
}
