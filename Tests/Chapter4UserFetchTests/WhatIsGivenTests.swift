// Tests of the provided code. They pass from the start, and stay green while you solve the exercises.

import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Provided code")
  struct WhatIsGiven {
    let presenter = UserListPresenterSpy()
    let view: UserListView

    init() {
      view = UserListView(presenter: presenter)
    }

    @Test func `The list starts with a placeholder that names the chapter`() {
      #expect(view.lines.contains { $0.contains("docs/4-user-fetch.md") })
    }

    @Test func `The list shows each state, and nothing of the one before`() {
      view.show(.failed(reason: "It failed."))
      #expect(view.lines == ["It failed."] && view.rows == ["Try again"] && !view.isLoading)
      view.show(.loading)
      #expect(view.lines == [] && view.rows == [] && view.isLoading)
      view.show(.loaded([UserRow(.amara)], asOf: "As of now"))
      #expect(view.lines == ["As of now"] && view.rows == [UserRow(.amara).text])
      expect(view.isLoading, equals: false)
      view.show(.empty)
      #expect(view.lines == ["There are no users."] && view.rows == ["Look again"])
      expect(view.isLoading, equals: false)
    }

    @Test func `The list reports that it appears and disappears`() {
      let navigator = Navigator()
      navigator.push(view)
      expect(presenter.appearances, equals: 1)
      navigator.push(Screen())
      expect(presenter.disappearances, equals: 1)
      navigator.pop()
      expect(presenter.appearances, equals: 2)
    }

    @Test func `The list reports the tapped user, or a retry`() {
      // Before the first state, a tap reports nothing.
      view.didSelectRow(at: 0)
      // The second row is Amara, and there is no third one.
      view.show(.loaded([UserRow(.minjun), UserRow(.amara)], asOf: ""))
      view.didSelectRow(at: 1)
      view.didSelectRow(at: 2)
      #expect(presenter.selectedUsers == [User.amara.id] && presenter.retryCount == 0)
      // After an error, and without users, the only row is that of a retry.
      view.show(.failed(reason: ""))
      view.didSelectRow(at: 0)
      view.show(.empty)
      view.didSelectRow(at: 0)
      #expect(presenter.selectedUsers == [User.amara.id] && presenter.retryCount == 2)
    }

    @Test func `The list's builder connects every reference`() throws {
      let server = OfflineServer()
      let screen = UserListBuilder.makeUserListModule(
        navigator: Navigator(), session: server.makeSession(), address: "", now: { .longAgo })

      let view = try #require(screen as? UserListView)
      let presenter = try #require(view.presenter as? UserListPresenter)
      #expect(presenter.view === view)
      // Whether the interactor stays in memory is the subject of 4.7, whose tests have run before.
      guard ListAndServer.mayCrash != true else { return }
      let interactor: (any UserListInteractorInputProtocol)? = presenter.interactor
      #expect(interactor == nil || interactor?.presenter === presenter)
    }

    @Test func `Each error has its own message, with its details`() {
      let errors: [FetchError] = [
        .offline, .tooSlow, .status(503), .undecodable, .badAddress("localhost:8000"),
      ]
      expect(Set(errors.map(\.reason)).count, equals: errors.count)
      #expect(FetchError.status(503).reason.contains("503"))
      #expect(FetchError.badAddress("localhost:8000").reason.contains("'localhost:8000'"))
    }

    @Test func `The detail's presenter maps the user to display strings`() {
      let presenter = UserDetailPresenter(user: .amara)
      let view = UserDetailView(presenter: presenter)
      presenter.view = view
      view.loadViewIfNeeded()
      expect(view.title, equals: "Amara Okafor")
      expect(
        view.lines, equals: ["Email: amara@example.com", "City: Lagos", "Works for: Okafor Solar"])
    }
  }
}
