/// What one section of the home screen shows.
///
/// Each section loads and fails alone.
enum HomeSection: Equatable {
  case loading
  case rows([String])
  case message(String)
}
