import Observation

/// One screen of an app: UIKit's `UIViewController`, reduced to what a presenter can observe.
///
/// A view subclasses it and says what to show by setting `title`, `lines`, `rows` and `isLoading`.
/// The screen is drawn again when one of them changes.
@Observable
open class Screen {
  /// The heading of the screen; UIKit has the same name.
  public var title = ""
  /// Text above the rows, one line each; labels.
  public var lines: [String] = []
  /// What the user can open, one row each; a table view's cells.
  public var rows: [String] = []
  /// The titles of the buttons in each row, in the order of the rows; controls in a cell.
  ///
  /// A row that is missing here has no button.
  public var rowButtons: [[String]] = []
  /// Whether the screen waits for something that will change it; a spinner.
  public var isLoading = false
  /// What the screen asks the user to type, or `nil` if it takes no text; a text field's placeholder.
  public var textPrompt: String?

  /// The navigator that shows this screen: `navigationController`.
  ///
  /// Weak, because a navigator owns its screens.
  @ObservationIgnored public internal(set) weak var navigator: Navigator? {
    didSet { for child in children { child.navigator = navigator } }
  }
  /// The screens that are a part of this one, drawn above its own lines and rows: `children`.
  public private(set) var children: [Screen] = []
  /// Whether the screen is popped, and not only covered, as in UIKit: read it in `viewDidDisappear()`.
  @ObservationIgnored public private(set) var isMovingFromParent = false
  /// Whether the screen is dismissed, and not only covered, as in UIKit: read it in `viewDidDisappear()`.
  @ObservationIgnored public private(set) var isBeingDismissed = false
  @ObservationIgnored private var isViewLoaded = false
  @ObservationIgnored private var isVisible = false

  /// Makes an empty screen.
  public init() {}

  /// Called once, before the screen is first shown, as in UIKit.
  open func viewDidLoad() {}

  /// Called each time the screen has become the top one, in UIKit `viewDidAppear(_:)`.
  open func viewDidAppear() {}

  /// Called each time the screen is no longer the top one, in UIKit `viewDidDisappear(_:)`.
  ///
  /// The screen may only be covered: `isMovingFromParent` and `isBeingDismissed` tell whether the user has left it. A
  /// covered screen that is removed isn't told again.
  /// UIKit doesn't call it for a sheet that leaves a part of the screen visible, nor, as far as we know, for an alert.
  open func viewDidDisappear() {}

  /// Called before each drawing, but not while another screen of the stack covers this one.
  ///
  /// What it reads of observable objects causes the next drawing when it changes. UIKit has the
  /// method since iOS 26.
  open func updateProperties() {}

  /// Called when the user opened a row: a table view's `tableView(_:didSelectRowAt:)`.
  ///
  /// - Parameter index: The row's place in `rows`, from 0.
  open func didSelectRow(at index: Int) {}

  /// Called when the user chose a button in a row: the action of a control in a cell.
  ///
  /// - Parameters:
  ///   - button: The button's place in its row, from 0.
  ///   - row: The row's place in `rows`, from 0.
  open func didSelectButton(at button: Int, inRow row: Int) {}

  /// Called when the user typed a line that is no command: a text field's `textFieldShouldReturn`.
  ///
  /// It is called only while `textPrompt` is set. A screen that takes each letter, such as a search, does in UIKit what it
  /// does here at the event `editingChanged`.
  ///
  /// - Parameter text: What was typed. A terminal leaves out the spaces around it.
  open func didEnterText(_ text: String) {}

  /// Makes another screen a part of this one, and loads its view: `addChild` and `addSubview`.
  ///
  /// The child has the same navigator from then on, and appears and disappears with this screen. If several
  /// of them ask for a text, the first one takes it.
  ///
  /// - Parameter child: A screen that no navigator shows. One that contains this screen is not added.
  public final func addChild(_ child: Screen) {
    guard !children.contains(where: { $0 === child }), !child.parts.contains(where: { $0 === self })
    else { return }
    children.append(child)
    child.navigator = navigator
    child.loadViewIfNeeded()
    if isVisible { child.appear() }
  }

  /// The screens that are drawn as one, from the top to the bottom.
  final var parts: [Screen] { children.flatMap(\.parts) + [self] }

  /// Whether one of them waits for something.
  final var isPartLoading: Bool { parts.contains(where: \.isLoading) }

  /// Has the screen and then its children update themselves, since a child may show what its parent decides.
  final func updateParts() {
    updateProperties()
    for child in children { child.updateParts() }
  }

  /// Tells the screen and its children that they have become visible.
  ///
  /// One that is visible already, such as a child that was added during the call, is not told again.
  final func appear() {
    guard !isVisible else { return }
    isVisible = true
    viewDidAppear()
    for child in children where isVisible { child.appear() }
  }

  /// Tells the screen and its children that they are no longer visible, and the screen why.
  final func disappear(isMovingFromParent: Bool = false, isBeingDismissed: Bool = false) {
    guard isVisible else { return }
    isVisible = false
    (self.isMovingFromParent, self.isBeingDismissed) = (isMovingFromParent, isBeingDismissed)
    viewDidDisappear()
    (self.isMovingFromParent, self.isBeingDismissed) = (false, false)
    for child in children { child.disappear() }
  }

  /// Calls `viewDidLoad()` if that has not happened yet, as in UIKit.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}
