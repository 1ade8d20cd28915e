/// Repository: a listener that leaves memory with its screen.
struct WeakListener {
  weak var listener: (any RemindersListener)?
}
