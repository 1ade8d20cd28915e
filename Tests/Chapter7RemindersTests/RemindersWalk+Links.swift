import TestSupport

@testable import Chapter7Reminders

extension RemindersWalk {
  /// Has links and errors come before the reminders are loaded, in chance order, and loads them then.
  func load() async {
    var linked: Reminder.ID?
    var hasFailed = false
    for _ in 0..<chance.number(below: 5) {
      switch chance.number(below: 4) {
      case 0:
        steps.append(await followForeignLink())
      case 1 where !hasFailed:
        phone.server.failure = .offline
        await phone.respond(to: "load")
        hasFailed = true
        steps.append("load fails")
      case 1:
        await tryAgain()
        hasFailed = false
      default:
        let id = chance.one(of: model.all.map(\.id) + model.missing)
        await phone.follow("reminders:///\(id)")
        linked = id
        steps.append("link to id \(id)")
      }
    }
    if hasFailed { await tryAgain() }
    phone.server.failure = nil
    await phone.respond(to: "load")
    steps.append("load succeeds")
    if let linked { model.follow(linked) }
  }

  private func tryAgain() async {
    await phone.choose("Try again")
    model.loadAgain()
    steps.append("try again")
  }

  /// Follows a link, to a missing reminder only from the list, because what stays below that alert is open.
  func follow() async -> String {
    if chance.number(below: 5) == 0 { return await followForeignLink() }
    let isMissing = model.opened == nil && chance.number(below: 4) == 0
    let reminder = model.all.isEmpty ? nil : chance.one(of: model.all)
    let missing = chance.one(of: model.missing)
    guard let id = isMissing ? missing : reminder?.id else { return await respond() }
    await phone.follow("reminders:///\(id)")
    model.follow(id)
    return "link to \(model.opened.map(name) ?? "nothing")"
  }

  /// Follows a link that names a reminder, but belongs to another app.
  private func followForeignLink() async -> String {
    let id = chance.one(of: model.all.map(\.id) + model.missing)
    await phone.follow("https://example.com/\(id)")
    return "link of another app"
  }
}
