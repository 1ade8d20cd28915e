import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// A cell with a photo that arrives later, perhaps when the cell is already used for another row.
final class PostPhotoCell: UITableViewCell {
  let photo = UIImageView(image: nil)
  private var shownURL: URL?
  private var loading: Task<Void, Never>?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(photo)
  }

  required init?(coder: NSCoder) { nil }

  func showPhoto(at url: URL, load: @escaping (URL) async throws -> Data) {
    loading?.cancel()
    if shownURL != url { photo.image = nil }
    shownURL = url
    loading = Task { [weak self] in
      guard let data = try? await load(url) else { return }
      guard let self, shownURL == url else { return }
      photo.image = UIImage(data: data)
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    shownURL = nil
    photo.image = nil
  }
}
