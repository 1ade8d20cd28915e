/// Which layers of a design have which concern, by their names.
package struct Concerns: Sendable {
  /// They show screens, open them and close them.
  package let screens: [String]
  /// They decide what the user reads.
  package let texts: [String]
  /// They load data and change it.
  package let services: [String]

  /// Gives each concern to its layers.
  package init(screens: [String], texts: [String], services: [String]) {
    (self.screens, self.texts, self.services) = (screens, texts, services)
  }
}
