/// What code says when it has a concern: the names of a framework and of services, and some texts.
package struct Vocabulary: Sendable {
  /// The types of the framework that has the screens, and its modules.
  package var screens: Set<String>
  package var frameworks: Set<String>
  /// The protocols of the services, and the properties of the value that has them all.
  package var services: Set<String>
  package var serviceProperties: Set<String>
  /// The methods of the services, and the properties that they have in place of methods.
  package var serviceMethods: Set<String>
  package var serviceState: Set<String>
  /// Texts that depend on data, as far as they are always the same.
  package var texts: [String]
  /// The types of entities, errors and services, which are given, so that they belong to no layer.
  package var given: Set<String>
  /// Members of these types that others rarely have, with the name of their type.
  package var givenMembers: [String: String]
  /// The function that begins everything, which belongs to no layer.
  package var start: String

  package init(
    screens: Set<String>, frameworks: Set<String>, services: Set<String>,
    serviceProperties: Set<String>, serviceMethods: Set<String>, serviceState: Set<String>,
    texts: [String], given: Set<String>, givenMembers: [String: String], start: String
  ) {
    (self.screens, self.frameworks) = (screens, frameworks)
    (self.services, self.serviceProperties) = (services, serviceProperties)
    (self.serviceMethods, self.serviceState) = (serviceMethods, serviceState)
    (self.texts, self.start) = (texts, start)
    (self.given, self.givenMembers) = (given, givenMembers)
  }
}
