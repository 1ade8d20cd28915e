/// The messages of a story so far, told in case that one of them ends the process.
struct StorySteps {
  private var names: [String] = []

  mutating func add<Message>(_ message: Message) {
    // Only its name, since a long list would take more time than all else.
    names.append(Mirror(reflecting: message).children.first?.label ?? "\(message)")
    CrashNote.set(names)
  }
}
