import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builder: makes the user list.
///
/// Nobody else knows which interactor and which service the list has.
public enum UserListBuilder {
  /// Makes the user list, each piece connected to its partners.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and those that are opened from it.
  ///   - session: Carries the requests.
  ///   - address: Where the users are, such as `https://jsonplaceholder.typicode.com/users`.
  ///   - now: Tells the time.
  public static func makeUserListModule(
    navigator: Navigator, session: URLSession, address: String, now: @escaping () -> Date
  ) -> Screen {
    // exercise 4.11 · builder: Nobody looks at the list any more, and its fetch goes on. Stop it.
    let service = AsyncUserService(session: session, address: address)
    let interactor = AsyncUserListInteractor(service: service, now: now)
    // starter: let service = UserService(session: session, address: address)
    // starter: let interactor = UserListInteractor(service: service, now: now)
    // end 4.11
    let presenter = UserListPresenter(
      interactor: interactor, router: UserListRouter(navigator: navigator))
    let view = UserListView(presenter: presenter)
    presenter.view = view
    interactor.presenter = presenter
    return view
  }
}
