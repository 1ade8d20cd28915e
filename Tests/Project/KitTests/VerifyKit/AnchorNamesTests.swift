import Testing

@testable import CourseKit
@testable import VerifyKit

struct AnchorNamesTests {
  /// As GitHub names them.
  @Test(arguments: [
    ("The five roles", "the-five-roles"),
    ("1.10 Who holds whom?", "110-who-holds-whom"),
    ("`viewDidLoad()` and a [link](x.md)", "viewdidload-and-a-link"),
    ("VIPER — what it costs", "viper--what-it-costs"),
    ("snake_case, kebab-case", "snake_case-kebab-case"),
    ("다섯 역할", "다섯-역할"),
    ("Done ✔", "done-"),
  ])
  func `A heading's anchor`(heading: String, anchor: String) {
    var names = AnchorNames()
    names.add(heading: heading)
    #expect(names.names == [anchor])
  }

  @Test func `A second heading of a name gets a number`() {
    var names = AnchorNames()
    for _ in 1...3 { names.add(heading: "Hint") }
    #expect(names.names == ["hint", "hint-1", "hint-2"])
  }
}
