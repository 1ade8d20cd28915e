import AppSupport
import Chapter7Reminders

@main struct RemindersApp {
  static func main() async {
    let app = ChapterApp(
      "RemindersApp", chapter: 7,
      summary: "Shows reminders, and the quiet hours in which they make no sound.",
      asksServer: false,
      wayToOthers: ["1", "b", "2", "1"])
    await app.run { _, _ in SettingsScreen() }
  }
}
