import TestSupport
import Testing

struct AskOnceTests {
  let service = NotificationServiceFake()
  let settings = AlarmSettingsFake()
  let interactor: AlarmInteractor

  init() { interactor = AlarmInteractor(notifications: service, settings: settings) }

  @Test(arguments: [true, false])
  func `Two taps ask once, and both receive the answer`(isAllowed: Bool) async {
    let taps = (1...2).map { [interactor] _ in Task { await interactor.mayNotify() } }
    await settle()
    expect(service.requests, equals: 1)

    service.answer(isAllowed)
    for tap in taps { expect(await tap.value, equals: isAllowed) }
    expect(settings.mayNotify, equals: isAllowed)
  }

  @Test(arguments: [true, false])
  func `A choice that was made before is not asked for again`(choice: Bool) async {
    settings.mayNotify = choice
    expect(await interactor.mayNotify(), equals: choice)
    expect(service.requests, equals: 0)
  }
}
