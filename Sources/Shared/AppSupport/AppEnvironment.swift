import Foundation
import OfflineServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an app gives to its first module.
public struct AppEnvironment {
  /// The server to ask.
  public let server: URL
  /// Sends the requests; an answer is late after 5 seconds, and too long with more than 4 MB.
  public let session: URLSession
  /// The file to keep data in; only for an app that has one.
  public let store: URL
  /// How much longer each save takes; only for an app that has a slow disk, and `nil` unless the user asks for it.
  public let diskDelay: Duration?

  private let offlineServer: OfflineServer?

  /// - Parameter downloads: What fetches the answers of a real server.
  init(_ options: AppOptions, downloads: DownloadProtocol.Type = DownloadProtocol.self) {
    let timeout = downloads.timeout
    store = options.store
    diskDelay = options.diskDelay
    if let url = options.server {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = timeout
      configuration.protocolClasses = [downloads]
      // Else a second try could show the first reply again.
      configuration.urlCache = nil
      server = url
      session = URLSession(configuration: configuration)
      offlineServer = nil
    } else {
      let offline = OfflineServer.bundled()
      server = offline.url
      session = offline.makeSession(timeout: timeout)
      offlineServer = offline
    }
  }
}
