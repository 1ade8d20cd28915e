/// A name in the code of one layer that belongs to another one.
struct LayerDependency: Sendable {
  let declaration: Declaration
  let name: String
  let line: Int
  let from: Layer
  let to: Layer
}
