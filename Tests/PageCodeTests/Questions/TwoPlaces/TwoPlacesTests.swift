import ScreenKit
import TestSupport
import Testing

struct TwoPlacesTests {
  let navigator = Navigator()
  let shown = AddressesShown()
  let profile: ProfilePresenter
  let parcel: ParcelPresenter

  init() {
    let root = Screen()
    root.title = "Root"
    navigator.push(root)
    profile = ProfilePresenter(wireframe: ProfileWireframe(navigator: navigator))
    parcel = ParcelPresenter(wireframe: ParcelWireframe(navigator: navigator))
    profile.view = shown
    parcel.view = shown
  }

  @Test func `The profile opens the picker as a sheet, and receives its result`() {
    profile.didSelectHomeAddress()
    expect(navigator.presented?.rows, equals: ["1 Quay Street", "7 Mill Lane"])

    navigator.presented?.didSelectRow(at: 1)
    expect(shown.home, equals: ["7 Mill Lane"])
    expect(shown.destinations, equals: [])
    expect(navigator.top?.title, equals: "Root")
  }

  @Test func `The parcel pushes the picker, and receives its result`() {
    parcel.didSelectDestination()
    expect(navigator.screens.map(\.title), equals: ["Root", "Addresses"])

    navigator.top?.didSelectRow(at: 0)
    expect(shown.destinations, equals: ["1 Quay Street"])
    expect(shown.home, equals: [])
    expect(navigator.screens.map(\.title), equals: ["Root"])
  }

  @Test func `A closed picker is deallocated, although a presenter was its output`() {
    let detector = LeakDetector()
    profile.didSelectHomeAddress()
    if let picker = navigator.presented as? AddressPickerView {
      detector.watch(picker)
      detector.watch(picker.presenter)
    }
    expect(detector.survivors, equals: ["AddressPickerView", "AddressPickerPresenter"])
    navigator.presented?.didSelectRow(at: 0)
    expect(detector.survivors, equals: [])
  }
}
