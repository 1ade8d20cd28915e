import CourseKit

/// How a page reads, in numbers, and which of them are outside the limits.
struct ProseMeasure {
  /// The words that connect sentences by a reason or a contrast.
  static let reasonWords = [
    "because", "so that", "however", "instead", "for example", "which means", "although",
    "whereas", "therefore", "otherwise", "unless",
  ]
  private static let longestOfShort = 6

  /// The mean length of a sentence, in words, to one decimal; 13 to 16 are right.
  let mean: Double
  /// How many of a hundred sentences have six words or fewer; at most 12 are right.
  let shortShare: Int
  /// How many of a thousand words give a reason or a contrast, to one decimal; 4 or more are right.
  let reasonRate: Double

  private let sentences: [PageProse.Sentence]

  /// Measures a page; nil when it has no sentence.
  init?(_ prose: PageProse) {
    guard !prose.sentences.isEmpty else { return nil }
    sentences = prose.sentences
    let (count, words) = (Double(sentences.count), Double(prose.length))
    let short = sentences.count { $0.length <= Self.longestOfShort }
    let text = sentences.map(\.text).joined(separator: " ")
    let reasons = Self.reasonWords.reduce(0) { $0 + text.count(ofWords: $1) }
    mean = (10 * words / count).rounded() / 10
    shortShare = Int((100 * Double(short) / count).rounded())
    reasonRate = (10_000 * Double(reasons) / words).rounded() / 10
  }

  /// A sentence for each number that is outside its limits, with sentences of the page.
  var complaints: [String] {
    let byLength = sentences.sorted { $0.length < $1.length }.map(\.text)
    let short = sentences.filter { $0.length <= Self.longestOfShort }.map(\.text)
    let average = "A sentence has \(mean) words on average, and should have 13 to 16."
    var complaints: [String] = []
    if mean < 13 { complaints.append("\(average) The shortest:".followed(by: byLength)) }
    if mean > 16 { complaints.append("\(average) The longest:".followed(by: byLength.reversed())) }
    if shortShare > 12 {
      let share =
        "\(shortShare) % of the sentences have six words or fewer, and at most 12 % should:"
      complaints.append(share.followed(by: short))
    }
    if reasonRate < 4 {
      complaints.append(
        "\(reasonRate) of 1,000 words give a reason or a contrast, and at least 4 should, such as"
          + " \(Self.reasonWords.prefix(4).joined(separator: ", ")).")
    }
    return complaints
  }
}
