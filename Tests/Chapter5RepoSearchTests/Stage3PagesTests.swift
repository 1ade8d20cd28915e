import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.10 The interactor appends the second page`() async throws {
    let search = InteractorAndDoubles()

    await search.load([[.maps, .notes], [.ferry, .lanterns]])

    let names = search.presenter.delivered.last?.repos.map(\.name)
    let all = ["quay/Maps", "a/notes", "quay/ferry", "harbour/lanterns"]
    try require(names, equals: all, Rule.pagesAreAppended)
  }

  @Test func `5.10 A repository that two pages contain is in the list once, in its first place`()
    async throws
  {
    let search = InteractorAndDoubles()

    await search.load([[.notes, .maps], [.ferry, .notes]])

    let repos = search.presenter.delivered.last?.repos
    try require(repos?.count, equals: 3, Rule.eachOnce)
    try require(repos, equals: [.notes, .maps, .ferry], Rule.pagesAreAppended)
  }

  @Test func `5.10 A renamed repository is still the same, and another one may take over its name`()
    async throws
  {
    let search = InteractorAndDoubles()
    let renamed = Repo.notes.called("quay/notes")
    let namesake = Repo.ferry.called(Repo.notes.name)

    await search.load([[.maps, .notes], [renamed, namesake]])

    let ids = search.presenter.delivered.last?.repos.map(\.id)
    let all = [Repo.maps, .notes, .ferry].map(\.id)
    try require(ids, equals: all, Rule.eachOnce)
  }

  @Test func `5.10 A failed page removes nothing, and is requested again`() async throws {
    let search = InteractorAndDoubles()
    await search.load([[.maps], [.notes], [.ferry]], failingAt: 3)

    // The last delivery is the error, together with what was loaded before.
    let repos = [Repo.maps, .notes]
    try require(search.presenter.delivered.last?.repos, equals: repos, Rule.errorKeepsResults)

    await when { search.interactor.fetchMore() }
    let third = "https://a.example/3"
    try require(search.service.requests.suffix(2), equals: [third, third], Rule.samePageAgain)
  }

  @Test func `5.10 The interactor delivers all that its search has loaded, each once`() async {
    // Pages overlap, have repositories that have changed, of which the old or the new version is
    // right, or fail. What is delivered has all repositories that this search has loaded, in their
    // order and each once, with the total of the last page. The next request goes to the page after
    // the last one that was loaded.
    await listJudge.judge(exercise: 10, stories: 300)
  }

  @Test func `5.10 A long list is complete, and has each repository once`() async throws {
    let search = InteractorAndDoubles()
    // The second page repeats a hundred repositories of the first one, and the last page repeats nine.
    let last = Repo.crowd[..<9] + Repo.crowd[1_200...]
    let pages = [Repo.crowd[..<600], Repo.crowd[500..<1_200], last]

    await search.load(pages.map(Array.init))

    let ids = search.presenter.delivered.last?.repos.map(\.id)
    try require(ids, equals: Repo.crowd.map(\.id), Rule.eachOnce)
  }
}
