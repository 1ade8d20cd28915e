import TestSupport
import Testing

struct AskOnceTests {
  let service = NotificationServiceFake()
  let interactor: AlarmInteractor

  init() { interactor = AlarmInteractor(notifications: service) }

  @Test(arguments: [true, false])
  func `Two taps ask once, and both receive the answer`(isAllowed: Bool) async {
    let taps = (1...2).map { [interactor] _ in Task { await interactor.mayNotify() } }
    #expect(await eventually { service.requests > 0 })
    await settle()
    expect(service.requests, equals: 1)

    service.answer(isAllowed)
    for tap in taps { expect(await tap.value, equals: isAllowed) }
  }

  @Test(arguments: [true, false])
  func `A choice that was made before is not asked for again`(choice: Bool) async {
    service.choice = choice
    expect(await interactor.mayNotify(), equals: choice)
    expect(service.requests, equals: 0)
  }

  @Test func `A choice that the user has changed since is the one that counts`() async {
    service.choice = false
    expect(await interactor.mayNotify(), equals: false)
    service.choice = true
    expect(await interactor.mayNotify(), equals: true)
  }
}
