import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Rows")
  struct Rows {
    let view = ListViewSpy()
    let presenter = ListPresenter()
    let interactorSpy = ListInteractorSpy()
    let opening = Opening()

    let output = ListOutputSpy()
    let interactor = ListInteractor()
    let source = ItemSourceFake()

    init() {
      presenter.view = view
      presenter.interactor = interactorSpy
      presenter.wireframe = opening
      interactor.presenter = output
      interactor.source = source
    }

    @Test func `2.1 The presenter turns items into rows of words`() async {
      var opened: [Item] = []
      opening.whenAsked = { opened.append($0) }

      presenter.didRetrieveItems([.lamp, .bicycle])
      await settle()

      #expect(view.items == [.lamp, .bicycle], Rule.viewGetsWords)
      #expect(opened == [], Rule.rowsOpenNothing)
    }

    @Test func `2.1 The presenter puts a star before a favourite`() async {
      presenter.didRetrieveItems([.favouriteLamp])
      await settle()

      #expect(view.items == [.favouriteLamp], Rule.viewGetsWords)
    }

    @Test func `2.1 The presenter leaves no item out, and moves none`() async {
      presenter.didRetrieveItems([.soldRadio, .bicycle, .favouriteLamp])
      await settle()

      #expect(view.items == [.soldRadio, .bicycle, .favouriteLamp], Rule.presenterShowsAll)
    }

    @Test func `2.1 The presenter shows no rows when there are no items`() async {
      view.items = [.bicycle]

      presenter.didRetrieveItems([])
      await settle()

      #expect(view.items == [], Rule.presenterShowsAll)
    }

    @Test func `2.2 The interactor hands over what is not sold`() async {
      source.stock = [.bicycle, .soldRadio, .favouriteLamp]

      interactor.retrieveItems()
      await settle()

      #expect(output.retrieved == [[.bicycle, .favouriteLamp]], Rule.soldDoNotCount)
    }

    @Test func `2.2 The interactor hands over an empty list when everything is sold`() async {
      source.stock = [.soldRadio]

      interactor.retrieveItems()
      await settle()

      #expect(output.retrieved == [[]], Rule.nothingLeftIsAnAnswer)
      #expect(output.errors == [], Rule.nothingLeftIsAnAnswer)
    }

    @Test func `2.3 The presenter has words for an empty list`() async {
      view.items = [.bicycle]

      presenter.didRetrieveItems([])
      await settle()

      #expect(words != "", view.lostMessage == nil ? Rule.emptyHasWords : Rule.rowsThenWords)
      #expect(view.items == [], Rule.rowsThenWords)

      presenter.didRetrieveItems([.lamp])
      await settle()

      #expect(words == "", Rule.emptyHasWords)
    }

    @Test func `2.3 The presenter has other words for each failure`() async {
      presenter.didRetrieveItems([])
      await settle()
      let empty = words

      presenter.didFail(with: .listUnreadable)
      await settle()
      let unreadable = words

      presenter.didFail(with: .marketClosed(opensAtHour: 7))
      await settle()

      #expect(unreadable != "" && words != "", Rule.failureHasWords)
      #expect(Set([empty, unreadable, words]).count == 3, Rule.failureIsNotEmpty)
      #expect(interactorSpy.retrieveCount == 0, Rule.failureIsAnAnswer)
    }

    @Test(arguments: [7, 10])
    func `2.3 The presenter says when a closed market opens`(hour: Int) async {
      presenter.didFail(with: .marketClosed(opensAtHour: hour))
      await settle()

      #expect(words.contains("\(hour)"), Rule.wordsForPeople)
      #expect(words.contains("opensAtHour") == false, Rule.wordsForPeople)
    }

    @Test func `2.3 A failure keeps the rows that are shown`() async {
      view.items = [.lamp]

      presenter.didFail(with: .listUnreadable)
      await settle()

      #expect(words != "", Rule.failureHasWords)
      #expect(view.items == [.lamp], Rule.failureKeepsRows)
    }

    /// The sentence on the screen, without the blanks around it.
    private var words: String {
      (view.message ?? "").split(separator: " ").joined(separator: " ")
    }
  }
}
