/// Texts as users and servers send them.
///
/// Code that only passes a text on has to leave each of them as it is.
nonisolated public enum OddTexts {
  public static let all = forms + placeholders

  /// Texts of unusual characters.
  public static let forms = [
    "", " ", "\t a  b ", "\n", "a\r\nb\r\n", "a\rb", "a\n\nb\n", "a\u{2028}b\u{85}c",
    "“It’s” ‘so’ „hier“ «là»", #"'single' "double" `back`"#, "a – b — c… - -- ...",
    "a\u{A0}b\u{202F}c\u{3000}d", "cafe\u{301}", "caf\u{E9}s", "\u{212B}",
    "\u{1112}\u{1161}\u{11AB}글", "ﬁ ② ｃ＋＋ x²", "İstanbul STRASSE straße ΣΑΣ",
    "a\u{200D}b\u{200B}c\u{AD}d\u{FEFF}e",
    "👩‍👩‍👧 👍🏽 🇰🇷 ❤️", "שלום\u{200F} abc \u{202E}x", #"\n %41 &amp; &#39; <b>a</b> \u0041 \\ $1"#,
    "a\u{7}b\u{1B}[0m", "007", "1,000.50", String(repeating: "long Ü ", count: 200),
  ]

  /// Words that some programs write where a text is missing, and that a user or a server may also send.
  private static let placeholders = [
    "null", "NULL", "nil", "none", "None", "n/a", "N/A", "-", "–", "?", "0", "false", "undefined",
    "unknown", "NaN", "(null)", "{}", "[]", #""""#, "Optional(nil)",
  ]
}

nonisolated extension String {
  /// The text with the number of each scalar outside ASCII.
  ///
  /// Two texts that look the same are equal in Swift, although a server may tell them apart.
  public var spelled: String {
    unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}
