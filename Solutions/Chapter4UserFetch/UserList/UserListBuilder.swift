import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builder: creates and connects the user list.
///
/// It alone knows which interactor and which service the list has.
public enum UserListBuilder {
  /// Creates the user list, with every object connected to its collaborators.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and the screens that are opened from it.
  ///   - session: Sends the requests. It should have no cache, because the list says when its users were fetched.
  ///   - address: The URL of the users, such as `https://jsonplaceholder.typicode.com/users`.
  ///   - now: Returns the current time.
  public static func makeUserListModule(
    navigator: Navigator, session: URLSession, address: String, now: @escaping () -> Date
  ) -> Screen {
    // exercise 4.11 · builder: The list is no longer visible, but its request keeps running. Cancel it.
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
