import Testing

/// What a learner's commands do with code that is built, one story after the other in one course.
@Suite(.serialized, .sharedSample) enum BuiltSample {}
