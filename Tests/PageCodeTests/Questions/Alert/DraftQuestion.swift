/// What an alert asks, and about which draft.
struct DraftQuestion: Equatable {
  let draft: Draft.ID
  let title: String
  let confirm: String
  let cancel: String
}
