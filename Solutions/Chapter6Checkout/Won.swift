/// Entity: an amount of money in whole won.
///
/// A won has no smaller part, so a whole number is exact.
typealias Won = Int
