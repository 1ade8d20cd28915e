extension VariantScreen {
  /// What right ones may do differently, because no requirement says it.
  enum Freedom: CaseIterable {
    case none, showsMessageFirst, showsNoHoursWhileLoading, keepsSaveOutOfSight, keepsMessage
    case ignoresOtherDeviceDuringRequest, loadsAtEachTryAgain, isRetainedByRequest
  }
}
