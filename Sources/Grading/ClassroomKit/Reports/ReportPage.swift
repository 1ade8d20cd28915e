import CourseKit

/// A report as one HTML page, without scripts and without anything from elsewhere.
struct ReportPage {
  let report: ClassReport

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>The class and its exercises</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>The class and its exercises</h1>
    <p>\(heading)</p>
    <p class="figures">\(figures)</p>
    \(leftOut)
    </header>
    <main>
    <section>
    <h2>Verdicts</h2>
    \(matrix)
    \(legend)
    \(exercises)
    </section>
    \(topics)
    \(learners)
    \(sharedAnswers)
    </main>
    <footer>
    <p>The code ran in this sandbox: \(report.sandbox.escaped).</p>
    <p>\(report.toolchain.escaped)</p>
    </footer>
    </body>
    </html>

    """
  }

  private var leftOut: String {
    report.leftOut.map {
      "<p>Ignored, because \($0.count == 1 ? "it is not a folder" : "they are not folders"): \($0.list.escaped).</p>"
    } ?? ""
  }

  /// The chapters and the day.
  private var heading: String {
    let numbers = Set(report.exercises.map(\.chapter)).sorted()
    let chapters =
      numbers.count < 3
      ? numbers.map(report.title(ofChapter:)).joined(separator: ", ")
      : "Chapters \(numbers.joined(separator: ", "))"
    return ([chapters.escaped] + (report.day.map { [$0.escaped] } ?? [])).joined(separator: " · ")
  }

  private var figures: String {
    let (count, exercises) = (report.submissions.count, report.exercises.count)
    let passed = report.submissions.map(\.passed).reduce(0, +)
    let all = count * exercises
    return "<b>\(count)</b> \(count == 1 ? "submission" : "submissions") with"
      + " <b>\(exercises)</b> exercises each: <b>\(passed)</b> of all \(all) passed"
      + " (\(all == 0 ? 0 : passed * 100 / all) %)"
  }
}
