@testable import Chapter7Reminders

extension RemindersPhone {
  /// What is in memory after a visit, in which the server responds last; nothing if all was released.
  ///
  /// - Parameters:
  ///   - reminders: What the server has saved.
  ///   - use: What happens in the visit.
  ///   - prepare: Prepares the server before the visit begins.
  static func leftovers(
    ofVisitWith reminders: [Reminder], after use: (RemindersPhone) async throws -> Void,
    prepare: (RemindersServer) -> Void = { _ in }
  ) async throws -> [String] {
    let (screens, memory) = try await {
      let phone = await RemindersPhone(serverHas: reminders, prepare: prepare)
      try await use(phone)
      let screens = phone.probes
      await phone.endVisit()
      await phone.server.respond()
      return (screens, phone.memory)
    }()
    return await memory.leftovers(beside: screens)
  }
}
