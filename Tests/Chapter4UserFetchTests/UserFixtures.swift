import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

typealias FetchResult = Result<[User], FetchError>

nonisolated extension User {
  static let minjun = User(
    id: 7, name: "Kim Minjun", email: "minjun@example.com", city: "Seoul",
    employer: "Kim Bookbinding")
  static let amara = User(
    id: 3, name: "Amara Okafor", email: "amara@example.com", city: "Lagos",
    employer: "Okafor Solar")

  /// Amara with a new job in another city.
  static let amaraMoved = User(
    id: 3, name: "Amara Okafor", email: "amara@example.com", city: "Abuja", employer: "Sun & Co.")

  /// More users than fit on a screen, unsorted, two of them with the same name.
  static let many: [User] =
    [
      User(
        id: 70, name: "amara okafor", email: "A.Okafor@Example.COM", city: "LAGOS",
        employer: "okafor solar"),
      minjun,
      User(
        id: 9_007_199_254_740_993, name: " Zoë  Ö. ", email: "zoë@example.com", city: "Łódź",
        employer: "Ö, Å & Co."),
      amara,
      User(id: 71, name: "Kim Minjun", email: "kim@example.com", city: "Busan", employer: "Sea"),
      User(
        id: 72, name: "Mrs. Ji-woo Kim-O'Neil V", email: "j@example.com",
        city: "St. Ives (Cornwall)",
        employer: "Kim, O'Neil and Sons, Inc."),
      User(
        id: 73, name: String(repeating: "Anna-Maria ", count: 20), email: " a  b@example.com ",
        city: "Busan\nHaeundae ", employer: "Kim  and\tSons"),
      User(
        id: 74, name: "נועה כהן", email: "7@example.com", city: "7th City", employer: "Cafe\u{301}"),
    ]
    + (4...44).map { number in
      let id = (number * 31) % 47 + 100
      return User(
        id: id, name: "User \(id)", email: "\(id)@example.com", city: "City \(id)",
        employer: "Employer \(id)")
    }
    + [User(id: -1, name: "", email: "", city: "", employer: "")]

  /// Lists that a wrong solution doesn't match by chance.
  static let lists: [[User]] = [[.amara], many, [.amara, .amara], many.reversed(), crowd]

  /// Users whose values begin and end in every way; each text is the value of each property.
  static let odd: [User] =
    [
      User(
        id: 80, name: "de Vries, Anna", email: "Den.Haag@example.com", city: "den Haag",
        employer: "eBay van nu"),
      User(
        id: 81, name: "3. of Sealand", email: "3m@example.com", city: "8e arrondissement",
        employer: "3m tapes"),
    ]
    + zip(82..., OddTexts.all).map { User(id: $0, name: $1, email: $1, city: $1, employer: $1) }
    + lacking

  /// Users of whom one property is empty.
  static let lacking: [User] = [
    User(id: 180, name: "", email: "180@example.com", city: "Ulsan", employer: "Sea"),
    User(id: 181, name: "Ada", email: "", city: "Ulsan", employer: "Sea"),
    User(id: 182, name: "Ada", email: "182@example.com", city: "", employer: "Sea"),
    User(id: 183, name: "Ada", email: "183@example.com", city: "Ulsan", employer: ""),
  ]

  /// As many users as a company has, in the order of their names.
  static let crowd: [User] = (1...1500).map {
    User(id: $0, name: "User \($0)", email: "\($0)@example.com", city: "City", employer: "All")
  }
}

nonisolated extension FetchError {
  /// One of each kind.
  static let all: [FetchError] = [
    .tooSlow, .status(503), .undecodable, .badAddress("localhost:8000"), .offline, .status(404),
    .status(500), .status(429), .status(0), .badAddress(""),
  ]

  /// Whether both errors report an address, which may be another one.
  func isBadAddress(like other: FetchError) -> Bool {
    if case (.badAddress, .badAddress) = (self, other) { true } else { false }
  }
}

nonisolated extension FetchResult {
  var isSuccess: Bool { (try? get()) != nil }
}

nonisolated extension UserReply {
  init(json: String, status: Int) {
    self.init(data: Data(json.utf8), status: status)
  }

  /// What `users()` returns, or the error that it throws.
  var usersOrError: FetchResult {
    FetchResult { () throws(FetchError) in try users() }
  }
}

nonisolated extension FetchResult {
  /// The result of a response with the users of `usersJSON`.
  ///
  /// Which users, errors and statuses these are is the subject of 4.2 to 4.4, so a service has to deliver what
  /// `UserReply` makes of a response.
  static var sentUsers: FetchResult { UserReply(json: usersJSON, status: 200).usersOrError }
}

nonisolated extension User {
  /// The users in a list, as 4.2 maps them.
  static func sent(in json: String) -> [User] {
    ((try? JSONDecoder().decode([UserDTO].self, from: Data(json.utf8))) ?? []).map(\.user)
  }
}

nonisolated extension AsyncUserService {
  /// The result that its caller receives: the users, or the error.
  func usersOrError() async -> FetchResult {
    do throws(FetchError) { return .success(try await users()) } catch { return .failure(error) }
  }
}

extension FetchResult {
  /// The state of the list when this result has arrived.
  func state(at time: Date = .longAgo) -> UserListState {
    switch self {
    case .success([]): .empty
    case .success(let users): .loaded(users.map(UserRow.init), asOf: time.asOfText)
    case .failure(let error): .failed(reason: error.reason)
    }
  }
}

nonisolated extension OfflineServer {
  /// The address of the users.
  var users: String { url.appending(path: "users").absoluteString }
}

/// What a server sends: two users, in the JSON format of JSONPlaceholder's `/users`.
nonisolated let usersJSON = """
  [{"id": 7, "name": "Kim Minjun", "username": "minjun", "email": "minjun@example.com",
    "address": {"street": "Hanok Lane", "suite": "Apt. 12", "city": "Seoul", "zipcode": "03055",
                "geo": {"lat": "37.5826", "lng": "126.9831"}},
    "phone": "+82-2-555-0101", "website": "minjun.example",
    "company": {"name": "Kim Bookbinding", "catchPhrase": "Pages that stay together",
                "bs": "paper, thread and patience"}},
   {"id": 3, "name": "Amara Okafor", "username": "amara", "email": "amara@example.com",
    "address": {"street": "Palm Crescent", "suite": "Suite 4", "city": "Lagos", "zipcode": "101233",
                "geo": {"lat": "6.4541", "lng": "3.3947"}},
    "phone": "+234-1-555-0102", "website": "amara.example",
    "company": {"name": "Okafor Solar", "catchPhrase": "Heard across the lagoon",
                "bs": "waves and voices"}}]
  """

/// What a server sends for these users.
nonisolated func json(of users: [User]) -> String {
  struct Sent: Encodable {
    let id: Int
    let name, username, email: String
    let address, company: [String: String]
  }
  let sent = users.map { user in
    Sent(
      id: user.id, name: user.name, username: "user\(user.id)", email: user.email,
      address: ["street": "Street \(user.id)", "suite": "1", "city": user.city],
      company: ["name": user.employer, "catchPhrase": "We are \(user.id)", "bs": "words"])
  }
  let encoder = JSONEncoder()
  // So that a failing test always prints the same.
  encoder.outputFormatting = .sortedKeys
  return String(decoding: (try? encoder.encode(sent)) ?? Data(), as: UTF8.self)
}

nonisolated extension Date {
  /// A moment long ago, which no real clock shows by chance.
  static let longAgo = Date(timeIntervalSince1970: 300_000_000)

  /// A year after that.
  static let nextYear = Date.longAgo + 31_536_000

  /// Times in any order, because the user may set the clock.
  static let any = (0..<20).map { longAgo + Double($0) * 34_563_660 }

  /// The text that the list shows for this time, such as "As of 10:20 PM".
  var asOfText: String { Self.texts[self] ?? words }

  // Stored, because formatting a time takes longer than all else that a model does.
  private static let texts = Dictionary(uniqueKeysWithValues: any.map { ($0, $0.words) })
  private var words: String { "As of " + formatted(date: .omitted, time: .shortened) }
}
