import Foundation
import TestSupport
import Testing

@testable import Chapter1PostList

#if canImport(UIKit)
  import UIKit
#endif

@Suite("Beside UIKit: a photo in a cell")
struct PostPhotoCellTests {
  let cell = PostPhotoCell(style: .default, reuseIdentifier: "photo")
  let photos = Photos()
  let harbour = UIKitSample.harbour.thumbImageURL
  let ferry = UIKitSample.ferry.thumbImageURL

  private func request(_ url: URL) async {
    cell.showPhoto(at: url, load: photos.load)
    #expect(await eventually { photos.requests[url] != nil })
  }

  private func deliver(_ url: URL) async {
    let before = photos.endings
    photos.deliver(url)
    #expect(await eventually { photos.endings > before })
    await settle()
  }

  @Test func `A photo appears when it has arrived`() async {
    await request(ferry)
    #expect(cell.photo.image == nil)
    await deliver(ferry)
    #expect(cell.photo.image != nil)
  }

  @Test func `A cell that is used again doesn't show the photo of its old row`() async {
    await request(harbour)
    cell.prepareForReuse()
    await request(ferry)
    await deliver(harbour)
    #expect(cell.photo.image == nil)
    await deliver(ferry)
    #expect(cell.photo.image != nil)
  }

  @Test func `A cell that gets another row without being reused shows only the new photo`() async {
    await request(harbour)
    await request(ferry)
    await deliver(harbour)
    #expect(cell.photo.image == nil)
    await deliver(ferry)
  }

  @Test func `A cell that waits to be used again is empty, and has cancelled its load`() async {
    await request(harbour)
    cell.prepareForReuse()
    await deliver(harbour)
    #expect(cell.photo.image == nil)
    expect(photos.cancelled, equals: [harbour])

    await request(ferry)
    await deliver(ferry)
    cell.prepareForReuse()
    #expect(cell.photo.image == nil)
  }
}
