import ArgumentKit
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("ada", 3), ("김민수", 6), ("\u{1100}\u{1175}\u{11B7}", 2), ("Zoe\u{308}", 3), ("日本", 4),
    ("Ａ", 2), ("ｱ", 1), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("✔✘↯·", 4),
    ("한1", 3), ("", 0), ("\u{200B}a", 1),
  ])
  func `A text is as wide as the columns that a terminal needs for it`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `A padded text ends in the same column, whatever it is written in`() {
    #expect("김민수".padded(to: 8) == "김민수  ")
    #expect("ada".padded(to: 8) == "ada     ")
    #expect("longer".padded(to: 3) == "longer")
  }

  @Test func `A beginning is cut before the character that does not fit`() {
    #expect("김민수".prefix(columns: 5) == "김민")
    #expect("a김b".prefix(columns: 9) == "a김b")
  }

  @Test func `A table's second column begins below itself`() {
    #expect(table([("김", "one"), ("ada", "two")]) == "  김   one\n  ada  two")
  }
}
