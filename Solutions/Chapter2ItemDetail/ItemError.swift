/// Entity: why there are no items to show.
///
/// It has no words for a person: those are the presenter's.
nonisolated enum ItemError: Error, Equatable {
  case marketClosed(opensAtHour: Int)
  case listUnreadable
}
