import Testing

@testable import CourseKit
@testable import VerifyKit

struct TermOrderTests {
  private static let first = """
    # One

    After this page you can write a spy.

    ## A stage

    This `spy` is not a spy.

    ### 1.1 Record

    A *test double* records the
    calls. Such a *test
    spy* sees all.
    """
  private static let second =
    "# Two\n\n## Later\n\nUse a **cache** hit or a *cache miss*.\n<em>Stubs</em>.\n"

  /// What is wrong with a glossary of one entry.
  private func findings(
    _ heading: String, _ link: String, forms: String = "", second: String = second
  ) -> [String] {
    let order = TermOrder([("docs/1-one.md", Self.first), ("docs/2-two.md", second)])
    let glossary = Glossary("# Glossary\n\n## \(heading)\n\n\(forms)\nIt is. → [there](\(link))\n")
    return order.findings(of: glossary).map(\.description)
  }

  @Test func `A term is in italics where its entry leads, and not used before`() {
    #expect(findings("Test double", "1-one.md#11-record") == [])
    #expect(findings("Cache miss and cache hit", "2-two.md#later") == [])
    #expect(findings("Stub", "2-two.md#later") == [])
  }

  @Test func `A term that is used before is found, with the sentences`() {
    #expect(
      findings("Spy", "1-one.md#11-record") == [
        "docs/1-one.md: 'Spy' is used before '1.1 Record' introduces it:\n  This CODE is not a spy."
      ])
    let earlier = findings("Double", "2-two.md#later", second: "# Two\n\n## Later\n\n*Doubles*\n")
    #expect(
      earlier == [
        "docs/1-one.md: 'Double' is used before 'Later' introduces it:\n  A test double records the calls."
      ])
  }

  @Test func `A term may be introduced in another form, which the entry names`() {
    let miss = findings("Recorder", "1-one.md#11-record")
    #expect(
      miss == [
        "docs/1-one.md: 'Recorder' is not in italics in '1.1 Record', where the glossary leads."
      ])
    #expect(
      findings("Recorder", "1-one.md#11-record", forms: "<!-- introduced as: noted, spy -->") == [])
  }

  @Test func `An entry leads to a section of a chapter`() {
    for link in ["1-one.md#11", "3-three.md"] {
      #expect(
        findings("Spy", link) == ["docs/glossary.md: 'Spy' leads to no section of a chapter."])
    }
  }
}
