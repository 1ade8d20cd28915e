extension Command {
  static let watch = Command(
    name: "watch",
    arguments: "[chapter]",
    summary: "Judge a chapter again whenever you save one of its files.",
    discussion: """
      Without a chapter it takes the first that is not complete. Ctrl-C ends it; so does the save that
      completes the chapter.
      """,
    options: [
      Option(
        name: "--limit", value: "SECONDS",
        summary: "Stop a test that shows no sign of life for so long; 10 unless told.")
    ]
  ) { invocation in
    .done
  }
}
