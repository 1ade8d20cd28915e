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

    await search.load([[.maps, .notes], [.notes, .ferry]])

    let repos = [Repo.maps, .notes, .ferry]
    try require(search.presenter.delivered.last?.repos, equals: repos, Rule.eachOnce)
  }

  @Test func `5.10 A failed page removes nothing, and is requested again`() async throws {
    let search = InteractorAndDoubles()
    await search.load([[.maps], [.notes], [.ferry]], failingAt: 3)

    let repos = [Repo.maps, .notes]
    try require(search.presenter.delivered.last?.repos, equals: repos, Rule.errorKeepsResults)

    await when { search.interactor.fetchMore() }
    let third = "https://a.example/3"
    try require(search.service.requests.suffix(2), equals: [third, third], Rule.samePageAgain)
  }

  @Test func `5.10 The interactor delivers all that its search has loaded, each once`() async {
    // Loads pages that overlap, whose repositories have changed, or that fail, in hundreds of
    // orders. Looks at the lists, at the total and at the next request.
    await listJudge.judge(exercise: 10, stories: 300)
  }

  @Test func `5.10 A long list is complete, and has each repository once`() async throws {
    let search = InteractorAndDoubles()
    let last = Repo.crowd[..<9] + Repo.crowd[1_200...]
    let pages = [Repo.crowd[..<600], Repo.crowd[500..<1_200], last]

    await search.load(pages.map(Array.init))

    let ids = search.presenter.delivered.last?.repos.map(\.id)
    try require(ids, equals: Repo.crowd.map(\.id), Rule.eachOnce)
  }
}
