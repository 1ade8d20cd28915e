/// Entity: an amount of money in whole won.
///
/// A won has no smaller part, so a whole number is exact. It is only another name for `Int`, so that rules can calculate with
/// it, but then the compiler doesn't notice a quantity in place of an amount.
typealias Won = Int
