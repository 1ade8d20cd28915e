/// Entity: why the items could not be retrieved.
///
/// It has no text for the user, because error messages are the presenter's responsibility.
nonisolated enum ItemError: Error, Equatable {
  case marketClosed(opensAtHour: Int)
  case listUnreadable
}
