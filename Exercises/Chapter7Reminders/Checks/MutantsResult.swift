// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  // TODO: 7.14 Your tests pass, but perhaps they would never fail. Let `mutants` find out.
  nil
}
