import Foundation
import OfflineServer
import ScreenKit
import TestSupport

@testable import Chapter6Checkout

/// Carts as the server sends them.
nonisolated enum CartJSON {
  static let kettle = """
    {"prod_id": 1, "prod_nm": "Kettle", "slr_nm": "Harbour", "unit_amt": 25000, "dlvr_amt": 3000,
    "stk_qty": 3, "ord_qty": 1}
    """
  /// The shop itself sells it.
  static let tea = """
    {"prod_id": 3, "prod_nm": "Tea", "slr_nm": null, "unit_amt": 6500, "dlvr_amt": 2800,
    "stk_qty": 2, "ord_qty": 1}
    """
  /// Its quantity is 0, but it is still in the cart.
  static let unwanted = """
    {"prod_id": 6, "prod_nm": "Mat", "unit_amt": 8, "dlvr_amt": 1, "stk_qty": 2, "ord_qty": 0}
    """
  static func line(
    id: Int = 8, name: String, price: String, others: String, quantity: Int = 2
  ) -> String {
    #"{"prod_id": \#(id), "prod_nm": "\#(name)", \#(price)\#(others)"ord_qty": \#(quantity)}"#
  }

  /// Two ropes for 100 won each.
  static func twoRopes(seller: String?, shippingFee: Won) -> String {
    let seller = seller.map { #""slr_nm": "\#($0)", "# } ?? ""
    let fee = #""dlvr_amt": \#(shippingFee), "#
    return line(name: "Rope", price: #""unit_amt": 100, "#, others: seller + fee)
  }

  /// A line whose name and seller are this text.
  static func line(of text: String) -> String {
    let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
    return #"{"prod_id": 8, "prod_nm": \#(quoted ?? ""), "slr_nm": \#(quoted ?? ""), "#
      + #""unit_amt": 5, "ord_qty": 2}"#
  }

  /// A line without a seller, with all numbers of an entity.
  static func json(of line: OrderLine) -> String {
    Self.line(
      id: line.id, name: line.name, price: #""unit_amt": \#(line.price), "#,
      others: #""dlvr_amt": \#(line.shippingFee), "stk_qty": \#(line.stock), "#,
      quantity: line.quantity)
  }

  /// Many lines, each with another name and id.
  static let many: [(json: String, line: OrderLine)] = (1...1_500).map { number in
    let line = OrderLine.line(
      id: number * 7 % 1_501, name: "Rope \(number)", seller: nil, price: number)
    return (json(of: line), line)
  }

  /// A line with each combination of missing, null, empty and present values.
  ///
  /// Each with its entity; nil if there is no price.
  static let gaps: [(json: String, line: OrderLine?)] = {
    let numbers = [nil, "null", "0", "60"]
    return [nil, "null", #""""#, #""Pier""#].flatMap { seller in
      numbers.flatMap { price in
        numbers.flatMap { fee in
          numbers.map { stock in
            let fields = [
              "slr_nm": seller, "unit_amt": price, "dlvr_amt": fee, "stk_qty": stock,
              "prod_id": "8", "prod_nm": #""Rope""#, "ord_qty": "3",
            ].compactMapValues(\.self).map { "\"\($0)\": \($1)" }
            let line = price.flatMap { Int($0) }.map { price in
              OrderLine(
                id: 8, name: "Rope", seller: seller == "null" ? nil : seller?.filter { $0 != "\"" },
                price: price, shippingFee: fee.flatMap { Int($0) } ?? 0,
                stock: stock.flatMap { Int($0) } ?? 0, quantity: 3)
            }
            return ("{\(fields.joined(separator: ", "))}", line)
          }
        }
      }
    }
  }()

  /// Lines with the same numbers in every order, so that each number is once smaller and once larger than another.
  static let ranked: [(json: String, line: OrderLine)] =
    permutations(of: [1, 20, 300, 4_000, 5_000_000_000_000]).map { numbers in
      let line = OrderLine(
        id: numbers[0], name: "Rope", seller: nil, price: numbers[1], shippingFee: numbers[2],
        stock: numbers[3], quantity: numbers[4])
      return (json(of: line), line)
    }

  private static func permutations(of numbers: [Int]) -> [[Int]] {
    guard !numbers.isEmpty else { return [[]] }
    return numbers.flatMap { first in
      permutations(of: numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// Lines in which a required value is missing, or has the wrong type.
  static let broken: [String] = {
    let whole = ["prod_id": "8", "prod_nm": #""Rope""#, "ord_qty": "3", "unit_amt": "60"]
    let changes: [(key: String, value: String?)] = [
      ("prod_id", nil), ("prod_nm", nil), ("ord_qty", nil), ("prod_id", "null"),
      ("prod_nm", "null"), ("ord_qty", "null"), ("prod_id", #""8""#), ("prod_nm", "8"),
      ("ord_qty", "1.5"), ("unit_amt", #""60""#), ("unit_amt", "1.5"), ("unit_amt", "true"),
      ("dlvr_amt", #""no""#), ("stk_qty", "[]"), ("slr_nm", "7"),
    ]
    return changes.map { key, value in
      var fields = whole
      fields[key] = value
      return "{\(fields.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
    }
  }()

  /// A cart with these lines.
  static func cart(of lines: [String]) -> Data {
    Data("[\(lines.joined(separator: ","))]".utf8)
  }

  static func outcome(of json: String) -> Result<[OrderLine], CheckoutError> {
    Result { () throws(CheckoutError) in try CartReply(data: Data(json.utf8)).lines }
  }
}

nonisolated extension OrderLine {
  static let gift = line(
    id: 4, name: "Gift", seller: nil, price: 0, shippingFee: 0, stock: 1, quantity: 1)
  static let unwanted = line(
    id: 6, name: "Mat", seller: nil, price: 8, shippingFee: 1, stock: 2, quantity: 0)
}

extension OfflineServer {
  /// - Parameter cart: The lines of its cart, as JSON.
  convenience init(cart: [String]) {
    self.init()
    answer("/cart", with: .json("[\(cart.joined(separator: ", "))]"))
  }

  /// The shipping fee and the total on the order sheet that the app's builder makes.
  func shippingAndTotalOnSheet() async -> [String] {
    let sheet = CheckoutBuilder.makeCheckoutModule(
      navigator: Navigator(), session: makeSession(), server: url)
    sheet.loadViewIfNeeded()
    _ = await eventually { !sheet.isLoading && !sheet.lines.isEmpty }
    return sheet.lines.filter { $0.hasPrefix("Shipping") || $0.hasPrefix("Total") }
  }
}
