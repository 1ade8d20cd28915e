/// View data: all that the list can be, one at a time.
///
/// Where it shows no users, the view offers to try again.
nonisolated enum UserListState: Equatable {
  case loading
  case loaded([UserRow], asOf: String)
  case empty
  case failed(reason: String)
}
