import CourseKit

/// Where lines that were laid out again stand in the original.
struct LinePlaces {
  private var places: [Int] = []

  init(of lines: [String], in original: [String]) {
    var next = 0
    for line in lines {
      let text = line.trimmed
      let near = original[next...].prefix(30)
      if let found = near.firstIndex(where: { $0.trimmed == text && text != "" }) {
        next = found + 1
        places.append(next)
      } else {
        // A body in one line has several lines here.
        let found = near.firstIndex { text.count > 1 && $0.contains(text) }
        next = found ?? next
        places.append(found.map { $0 + 1 } ?? max(next, 1))
      }
    }
  }

  /// The line of the original, counted from 1.
  func original(of line: Int) -> Int {
    places.indices.contains(line - 1) ? places[line - 1] : line
  }
}
