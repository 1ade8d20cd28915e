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
    // TODO: 4.2 Two values of each user come from the wrong field. Find both, and map the right ones.
    User(id: id, name: username, email: email, city: address.street, employer: company.name)
  }
}
