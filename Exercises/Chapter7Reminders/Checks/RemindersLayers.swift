// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers, as your drawing shows them.
var remindersLayers: [Layer] {
  // TODO: 7.11 The tests can't see your drawing yet. Write down the layers, their types, and what they know.
  []
}

/// The concerns of these layers.
///
/// A layer with none of them, such as one of protocols, isn't listed.
var remindersConcerns: Concerns {
  // TODO: 7.12 No layer has a concern yet. Say which of them have screens, make texts and call services.
  Concerns(screens: [], texts: [], services: [])
}
