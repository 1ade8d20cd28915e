extension String {
  /// Sixteen digits for the text, the same in each run (Fowler, Noll and Vo's FNV-1a).
  package var fingerprint: String {
    let hash = utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
