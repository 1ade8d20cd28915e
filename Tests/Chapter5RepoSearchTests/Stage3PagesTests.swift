import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.10 The interactor appends the second page`() async throws {
    let search = InteractorAndDoubles()

    // One search, and `fetchMore()` for each further page, when the one before has arrived.
    await search.loadPages([[.maps, .notes], [.ferry, .lanterns]])

    let names = search.presenter.delivered.last?.repos.map(\.name)
    let all = [Repo.maps, .notes, .ferry, .lanterns].map(\.name)
    try require(names, equals: all, Rule.pagesAreAppended)
  }

  @Test func `5.10 A repository that two pages contain is in the list once, in its first place`()
    async throws
  {
    let search = InteractorAndDoubles()

    // One search, and `fetchMore()` for the second page.
    await search.loadPages([[.notes, .maps], [.ferry, .notes]])

    let repos = search.presenter.delivered.last?.repos
    try require(repos?.count, equals: 3, Rule.eachOnce)
    try require(repos, equals: [.notes, .maps, .ferry], Rule.pagesAreAppended)
  }

  @Test func `5.10 A renamed repository is still the same, and another one may take over its name`()
    async throws
  {
    let search = InteractorAndDoubles()
    // The same repository with a new name, and another one that has taken over the old name.
    let renamed = Repo.notes.renamed(to: "quay/notes")
    let namesake = Repo.ferry.renamed(to: Repo.notes.name)

    // One search, and `fetchMore()` for the second page.
    await search.loadPages([[.maps, .notes], [renamed, namesake]])

    // Which of its two names is shown is left to you, so only the ids are compared.
    let ids = search.presenter.delivered.last?.repos.map(\.id)
    let all = [Repo.maps, .notes, .ferry].map(\.id)
    try require(ids, equals: all, Rule.eachOnce)
  }

  @Test func `5.10 A failed page removes nothing, and is requested again`() async throws {
    let search = InteractorAndDoubles()
    // Two pages are loaded, and there is a third one, which fails.
    await search.loadPages([[.maps], [.notes]], hasMore: true)
    let third = PageAddress.third
    await when { search.interactor.fetchMore() }
    await when { search.service.answer(third, with: .failure(.busy)) }

    // The last delivery is the error, together with what was loaded before.
    let repos = [Repo.maps, .notes]
    try require(search.presenter.delivered.last?.repos, equals: repos, Rule.errorKeepsResults)

    // The next tap on "More" requests the third page again.
    await when { search.interactor.fetchMore() }
    try require(search.service.requests.suffix(2), equals: [third, third], Rule.samePageAgain)
  }

  @Test func `5.10 The interactor delivers all that its search has loaded, each once`() async {
    // Pages arrive that overlap, and pages fail. Some contain a repository that has changed since
    // an earlier page, and then its old and its new version are both right. What is delivered has
    // all repositories that this search has loaded, in their order and each once, with the total of
    // the last page. The next request goes to the page after the last one that was loaded.
    await listJudge.judge(exercise: 10, stories: 300)
  }

  @Test func `5.10 A long list is complete, and has each repository once`() async throws {
    let search = InteractorAndDoubles()
    // 1,500 repositories come in three pages. The second page begins with a hundred repositories of
    // the first one, and the third page with nine.
    let first = Repo.longList[..<600]
    let second = Repo.longList[500..<1_200]
    let third = Repo.longList[..<9] + Repo.longList[1_200...]

    await search.loadPages([first, second, third].map(Array.init))

    let ids = search.presenter.delivered.last?.repos.map(\.id)
    try require(ids, equals: Repo.longList.map(\.id), Rule.eachOnce)
  }
}
