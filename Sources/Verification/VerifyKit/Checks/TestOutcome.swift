import JudgeKit

/// What came of building a chapter, and of running its tests if it was built.
typealias TestOutcome = Result<TestReport, BuildFailure>
