/// The whole home screen: a property for each section.
struct HomeState: Equatable {
  var orders = HomeSection.loading
  var help = HomeSection.loading
}
