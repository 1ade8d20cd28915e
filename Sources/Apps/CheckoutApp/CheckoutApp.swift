import AppSupport
import Chapter6Checkout

@main struct CheckoutApp {
  static func main() async {
    let app = ChapterApp(
      "CheckoutApp", chapter: 6,
      summary: "Shows an order sheet, takes a coupon, and places the order.", asksServer: true,
      wayToOthers: ["7", "2"])
    await app.run { navigator, environment in
      CheckoutBuilder.makeCheckoutModule(
        navigator: navigator, session: environment.session, server: environment.server)
    }
  }
}
