/// What a variant of the quiet hours gets wrong, although a demonstration works.
nonisolated enum VariantFault: CaseIterable {
  case loadsTwice, loadsSilently, loadsForever, hidesLoadError, hasOneLoadError, retriesNothing
  case ignoresEarlier, stopsAtMidnight, passesMidnightOnce, movesOneBound
  case saysOneHours, saysNoHours, countsTheBounds
  case alwaysOffersSave, offersSaveAfterMovingBack, offersSaveAfterAnotherDevice,
    neverOffersSaveAgain
  case savesTwice, savesSilently, savesForever, hidesSaveError, hasOneSaveError
  case ignoresSaveAfterError, forgetsHoursAfterError, closesAfterError
  case movesDuringSave, savesFirstHours, savesOnlyStart, closesBeforeResponse, staysOpen,
    closesOther
  case neverAsks, asksAtTwelve, asksAboveThirteen, asksOnlyOnce, remembersConfirmedHours,
    asksAboutOtherNumber
  case savesOnCancel, ignoresConfirmation, savesBeforeAnswer, savesInAnyCaseAfterCancel
  case ignoresOtherDevice, ignoresOtherDeviceAfterMove

  /// What the variant does, to be read after "quiet hours that".
  var deed: String {
    switch self {
    case .loadsTwice: "load twice"
    case .loadsSilently: "don't show that they load"
    case .loadsForever: "show \"Loading…\" after an error of loading"
    case .hidesLoadError: "show no message after an error of loading"
    case .hasOneLoadError: "show the same message for each error of loading"
    case .retriesNothing: "ignore \"Try again\""
    case .ignoresEarlier: "ignore \"Earlier\""
    case .stopsAtMidnight: "don't go past midnight"
    case .passesMidnightOnce: "show 24:00"
    case .movesOneBound: "move the other bound"
    case .saysOneHours: "say \"1 hours\""
    case .saysNoHours: "say \"0 hours\""
    case .countsTheBounds: "count an hour too many past midnight"
    case .alwaysOffersSave: "show \"Save\" without a change"
    case .offersSaveAfterMovingBack: "show \"Save\" after a change was undone"
    case .offersSaveAfterAnotherDevice: "show \"Save\" after a change on another device"
    case .neverOffersSaveAgain: "show no \"Save\" after a change on another device"
    case .savesTwice: "send a second request at a second \"Save\""
    case .savesSilently: "don't show that they are being saved"
    case .savesForever: "show \"Loading…\" after an error of saving"
    case .hidesSaveError: "show no message after an error of saving"
    case .hasOneSaveError: "show the same message for each error of saving"
    case .ignoresSaveAfterError: "ignore \"Save\" after an error"
    case .forgetsHoursAfterError: "lose the user's change after an error"
    case .closesAfterError: "close after an error of saving"
    case .movesDuringSave: "change while they are being saved"
    case .savesFirstHours: "save the hours that were loaded"
    case .savesOnlyStart: "save only the start"
    case .closesBeforeResponse: "close before the response"
    case .staysOpen: "stay open after they were saved"
    case .closesOther: "close another screen when a late response arrives"
    case .neverAsks: "never ask for a confirmation"
    case .asksAtTwelve: "ask at 12 hours"
    case .asksAboveThirteen: "don't ask at 13 hours"
    case .asksOnlyOnce: "ask only once in each visit"
    case .remembersConfirmedHours: "don't ask again after an error of saving"
    case .asksAboutOtherNumber: "ask about a different number of hours"
    case .savesOnCancel: "save after \"Cancel\""
    case .ignoresConfirmation: "don't save after the confirmation"
    case .savesBeforeAnswer: "save before the answer"
    case .savesInAnyCaseAfterCancel: "take \"Cancel\" for the confirmation of the next \"Save\""
    case .ignoresOtherDevice: "ignore a change on another device"
    case .ignoresOtherDeviceAfterMove: "ignore a change on another device after a move"
    }
  }

  /// A question whose answer finds it, without its name, and the number of the requirement.
  ///
  /// Faults share one only if the same step of a check finds all of them.
  var question: String {
    let (requirement, text) = questionOfRequirement
    return "\(text) (Requirement \(requirement))"
  }

  private var questionOfRequirement: (Int, String) {
    switch self {
    case .loadsTwice: (1, "How many requests are sent when the screen is opened?")
    case .loadsSilently: (1, "What does the user see while the hours are being loaded?")
    case .savesSilently: (1, "What does the user see while the hours are being saved?")
    case .loadsForever: (1, "What ends \"Loading…\" when loading fails?")
    case .savesForever: (1, "What ends \"Loading…\" when a save fails?")
    case .saysOneHours: (2, "What does the summary say for 1 hour?")
    case .saysNoHours: (2, "What does the summary say for 0 hours?")
    case .countsTheBounds: (2, "How many hours is a time that goes past midnight?")
    case .ignoresEarlier: (3, "What does \"Earlier\" change?")
    case .movesOneBound: (3, "Which of the two rows does a button change?")
    case .stopsAtMidnight, .passesMidnightOnce: (3, "What follows 23:00, and what precedes 0:00?")
    case .alwaysOffersSave: (4, "Is \"Save\" shown before anything was changed?")
    case .offersSaveAfterMovingBack: (4, "Is \"Save\" shown after a change was undone?")
    case .neverOffersSaveAgain: (4, "Is \"Save\" shown if hours of another device are moved?")
    case .savesFirstHours: (4, "Which hours does the server receive?")
    case .savesOnlyStart: (4, "Which hours does the server receive after the end was moved?")
    case .closesBeforeResponse: (4, "Is the screen open until the server has answered a save?")
    case .staysOpen: (4, "What does the user see after a save that succeeds?")
    case .neverAsks, .asksAboveThirteen: (5, "What happens one hour above the limit?")
    case .asksAtTwelve: (5, "What happens exactly at the limit?")
    case .asksOnlyOnce: (5, "Is the user asked at each \"Save\" of a visit?")
    case .remembersConfirmedHours: (5, "Is the user asked again after a save has failed?")
    case .asksAboutOtherNumber: (5, "Which number does the question name?")
    case .savesOnCancel: (5, "What is sent after \"Cancel\"?")
    case .ignoresConfirmation: (5, "What is sent after the answer \"Save\"?")
    case .savesBeforeAnswer: (5, "What is sent before the user has answered?")
    case .savesInAnyCaseAfterCancel: (5, "What does \"Save\" do after an earlier \"Cancel\"?")
    case .savesTwice: (6, "What is sent if \"Save\" is chosen again before the response?")
    case .movesDuringSave: (6, "What do the buttons do before the response to a save?")
    case .hidesLoadError: (7, "What does the user read after an error of loading?")
    case .hasOneLoadError: (7, "What does the user read after each of the two errors of loading?")
    case .hidesSaveError: (7, "What does the user read after an error of saving?")
    case .hasOneSaveError: (7, "What does the user read after each of the two errors of saving?")
    case .retriesNothing: (7, "How does a user go on whose hours could not be loaded?")
    case .ignoresSaveAfterError: (7, "What does \"Save\" do after a save has failed?")
    case .forgetsHoursAfterError: (7, "Which hours are shown after a save has failed?")
    case .closesAfterError: (7, "Which screen is shown after a save has failed?")
    case .offersSaveAfterAnotherDevice: (8, "Is \"Save\" shown after a change on another device?")
    case .ignoresOtherDevice: (8, "Which hours are shown after a change on another device?")
    case .ignoresOtherDeviceAfterMove:
      (8, "Which hours are shown if another device changes what the user has moved?")
    case .closesOther: (9, "What closes if the user has left before a save ends?")
    }
  }
}
