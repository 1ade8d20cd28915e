/// View model: the states of the list, which is always in exactly one of them.
///
/// When it is empty or failed, the view offers to try again.
nonisolated enum UserListState: Equatable {
  case loading
  case loaded([UserRow], asOf: String)
  case empty
  case failed(reason: String)
}
