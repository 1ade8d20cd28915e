import Foundation

@testable import AppSupport

/// Downloads that may take a day: the machine may be busy.
nonisolated final class PatientDownloads: DownloadProtocol {
  override class var timeout: TimeInterval { 86_400 }
}
