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
  case neverAsks, asksAtTwelve, asksAboveThirteen, asksOnlyOnce, asksOnlyBeforeError,
    asksAboutOtherNumber
  case savesOnCancel, ignoresConfirmation, savesBeforeAnswer, savesInAnyCaseAfterCancel
  case ignoresOtherDevice

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
    case .asksOnlyBeforeError: "don't ask again after an error of saving"
    case .asksAboutOtherNumber: "ask about a different number of hours"
    case .savesOnCancel: "save after \"Cancel\""
    case .ignoresConfirmation: "don't save after the confirmation"
    case .savesBeforeAnswer: "save before the answer"
    case .savesInAnyCaseAfterCancel: "take \"Cancel\" for the confirmation of the next \"Save\""
    case .ignoresOtherDevice: "ignore a change on another device"
    }
  }

  /// A question whose answer finds it, without its name.
  var question: String {
    switch self {
    case .loadsTwice: "How many requests does a visit send?"
    case .loadsSilently, .savesSilently: "What does the user see while a request is in flight?"
    case .loadsForever, .savesForever: "What ends \"Loading…\" when a request fails?"
    case .hidesLoadError, .hasOneLoadError, .hidesSaveError, .hasOneSaveError:
      "What does the user read after each of the two errors, of each request?"
    case .retriesNothing: "How does a user go on whose hours could not be loaded?"
    case .ignoresEarlier, .movesOneBound: "What does each of the four buttons change?"
    case .stopsAtMidnight, .passesMidnightOnce: "What follows 23:00, and what precedes 0:00?"
    case .saysOneHours, .saysNoHours, .countsTheBounds:
      "What does the summary say for 0 hours, for 1 hour, and past midnight?"
    case .alwaysOffersSave, .offersSaveAfterMovingBack, .offersSaveAfterAnotherDevice,
      .neverOffersSaveAgain:
      "When is \"Save\" shown, and what could make it appear or disappear?"
    case .savesTwice: "What is sent when the user chooses \"Save\" again before the response?"
    case .ignoresSaveAfterError, .forgetsHoursAfterError, .closesAfterError:
      "How does a user go on whose hours could not be saved?"
    case .movesDuringSave: "What do the buttons do before the response to a save?"
    case .savesFirstHours, .savesOnlyStart: "Which hours does the server receive?"
    case .closesBeforeResponse, .staysOpen: "When does the screen close?"
    case .closesOther: "Which screen closes if the user has left before the response to a save?"
    case .neverAsks, .asksAtTwelve, .asksAboveThirteen, .asksOnlyOnce, .asksOnlyBeforeError:
      "When is a confirmation asked for, at the limit, and again in the same visit?"
    case .asksAboutOtherNumber: "What does the question say?"
    case .savesOnCancel, .ignoresConfirmation, .savesBeforeAnswer, .savesInAnyCaseAfterCancel:
      "What is sent before, and after, each answer to the question?"
    case .ignoresOtherDevice:
      "What does the user see after a change on another device?"
    }
  }
}
