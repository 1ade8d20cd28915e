/// The words of a command line, as a shell reads them.
enum ShellWords {
  /// Takes a line apart, or a list with a word on each line; quotes and backslashes are resolved.
  static func split(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isInWord = false
    var quote: UInt8?
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        word.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        isEscaped = true
        isInWord = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
        isInWord = true
      } else if quote == nil, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        isInWord = false
      } else {
        word.append(byte)
        isInWord = true
      }
    }
    if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
