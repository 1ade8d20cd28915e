/// Checks that the exercises of a chapter are numbered without gaps, and each region is one of a kind.
struct ExerciseNumbering {
  let chapter: Chapter
  let regions: [Region]

  var findings: [Finding] { gaps + doubles }

  private var gaps: [Finding] {
    let numbers = Set(regions.map(\.exercise)).sorted()
    guard let wrong = zip(numbers, 1...).first(where: { $0.index != $1 }),
      let region = regions.first(where: { $0.exercise == wrong.0 })
    else { return [] }
    let missing = ExerciseNumber(chapter: chapter.number, index: wrong.1)
    return [
      finding(
        "Exercise \(region.exercise) comes without a \(missing)."
          + " Number the exercises of a chapter without a gap.", region)
    ]
  }

  private var doubles: [Finding] {
    Dictionary(grouping: regions, by: \.exercise).values.filter { $0.count > 1 }
      .flatMap { regions in
        regions.enumerated().compactMap { index, region -> Finding? in
          guard let twin = twin(of: region, in: regions.prefix(index)) else { return nil }
          let difference = region.label == nil ? "a label" : "a label of its own"
          let form = RegionMarker.beginLine(of: region.exercise, label: "presenter")
          return finding(
            "Exercise \(region.exercise) is in \(twin.location(in: chapter)) too. Give each region"
              + " \(difference): `\(form)`", region)
        }
      }
      .sorted {
        ($0.location?.file ?? "", $0.location?.line ?? 0)
          < ($1.location?.file ?? "", $1.location?.line ?? 0)
      }
  }

  private func twin(of region: Region, in earlier: ArraySlice<Region>) -> Region? {
    earlier.first { $0.label == nil || region.label == nil || $0.label == region.label }
  }

  private func finding(_ sentence: String, _ region: Region) -> Finding {
    Finding(sentence, at: region.location(in: chapter))
  }
}
