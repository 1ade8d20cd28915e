/// Repository: a request that failed, and why.
struct RemindersFailure {
  let request: RemindersRequest
  let error: RemindersError
}
