/// Data transfer object: mirrors the server's JSON, and is used only while a response is read.
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

  /// The entity, mapped from the fields of the server.
  var user: User {
    // TODO: 4.2 Everything compiles, but users have wrong values. Give each user what the server means.
    User(
      id: id, name: username, email: email.lowercased(), city: address.street,
      employer: company.name)
  }
}
