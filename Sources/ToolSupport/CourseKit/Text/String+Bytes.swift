extension String {
  /// What a file holds, byte by byte.
  ///
  /// Swift calls two texts equal that show the same characters in other bytes, and the compiler and the file
  /// system do not.
  package var bytes: [UInt8] { Array(utf8) }
}
