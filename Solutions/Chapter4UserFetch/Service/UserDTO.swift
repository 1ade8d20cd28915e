/// Transport type: a user in the server's own words and shape, and nobody else's.
nonisolated struct UserDTO: Decodable {
  let id: Int
  let name: String
  let username: String
  let email: String
  let address: Address
  let company: Company

  nonisolated struct Address: Decodable {
    let street: String
    let city: String
  }

  nonisolated struct Company: Decodable {
    let name: String
    let catchPhrase: String
  }

  /// The entity that this stands for.
  var user: User {
    // exercise 4.2: Translate the server's words into ours.
    User(id: id, name: name, email: email, city: address.city, employer: company.name)
    // starter: User(id: 0, name: "", email: "", city: "", employer: "")
    // end 4.2
  }
}
