import ScreenKit

@testable import Chapter7Reminders

/// Opens new quiet hours: it pushes their screen.
typealias OpenQuietHours = @MainActor (Navigator, any QuietHoursService) -> Void
