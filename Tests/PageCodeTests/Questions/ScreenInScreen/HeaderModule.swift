import ScreenKit

/// What the builder of the header returns: the screen to embed, and the way to reach its presenter.
struct HeaderModule {
  let screen: Screen
  let input: any HeaderModuleInput
}
