/// Something that the user can choose, and the action that it stands for.
struct Choice {
  let title: String
  let action: VisitAction
}
