import Testing

@testable import TestSupport

@MainActor @Suite("The judge of a role", .serialized)
struct RoleJudgeTests {
  @Test func `A right role is accepted, whether it answers at once or in a task`() async {
    let prompt = await failure { $0.answer($1) }
    #expect(prompt == nil)
    let late = await failure { role, message in Task { role.answer(message) } }
    #expect(late == nil)
  }

  @Test func `A fault is told by its rule, in the shortest story`() async {
    let failure = await failure { role, message in
      if case .show(let number) = message {
        role.numbers.append(number)
        if role.numbers.count == 3 { return }
      }
      role.answer(message)
    }
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story, equals: ["show(0)", "show(0)", "show(0)"])
    expect([failure?.part, failure?.wanted, failure?.found], equals: ["view.shown", "[0]", "[]"])
  }

  @Test func `A value that is wrong is made as small as it can be`() async {
    let failure = await failure { role, message in
      if case .show(let number) = message, number > 6 { return }
      role.answer(message)
    }
    expect(failure?.story, equals: ["show(7)"])
  }

  @Test func `The first row of the table is told, if several are broken`() async {
    let failure = await failure { role, message in
      // Wrong in two ways, of which the second is met more often.
      if case .show(let number) = message, number == 9 { return }
      role.hide()
      role.answer(message)
    }
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story, equals: ["show(9)"])
  }

  @Test func `A circumstance is a part of the story`() async {
    let failure = await failure { role, message in
      if case .show(let number) = message { role.show(number) } else { role.hide() }
    }
    expect(failure?.rule, equals: "Rule: Stay off.")
    expect(failure?.story, equals: ["viewIsOff(true)", "show(0)"])
  }

  @Test func `A limit that is reached one day is told`() async {
    let failure = await failure { role, message in
      if case .show(let number) = message { role.numbers.append(number) }
      if role.numbers.count < 25 { role.answer(message) }
    }
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story.count, equals: 25)
  }

  @Test func `What goes wrong only with the same collaborators is told`() async {
    let failure = await failure { role, message in
      guard case .show = message else { return role.answer(message) }
      guard role.seen == nil || role.seen !== role.view else { return }
      role.answer(message)
      Task { role.seen = role.view }
    }
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story, equals: ["show(0)", "show(0)"])
  }

  @Test func `A message to a collaborator that was replaced is told`() async {
    let failure = await failure { role, message in
      guard case .show(let number) = message else { return role.answer(message) }
      let view = role.kept as? SampleView ?? role.view
      role.kept = view
      if role.view?.isOff == false { view?.show(number) }
    }
    expect(failure?.rule, equals: "Rule: Ask each time.")
    expect(failure?.story, equals: ["show(0)", "show(0)"])
  }

  @Test func `A collaborator that is kept although it was replaced is told`() async {
    let failure = await failure { role, message in
      role.kept = role.kept ?? role.view
      role.answer(message)
    }
    expect(failure?.rule, equals: "Rule: Keep nothing.")
    expect(failure?.found, equals: "SampleView")
  }

  @Test func `A reference that the role has changed is told`() async {
    let failure = await failure { role, message in
      role.answer(message)
      role.view = nil
    }
    expect(failure?.rule, equals: "Rule: Replace nothing.")
    expect(failure?.part, equals: "view")
    expect(failure?.story, equals: ["show(0)"])
  }

  @Test func `A message that is overtaken is told`() async {
    let failure = await failure { role, message in
      if case .hide = message { role.numbers = [] }
      if case .show(let number) = message, role.view?.isOff == false {
        role.numbers.append(number)
        Task {
          role.numbers.forEach(role.show)
          role.numbers = []
        }
      }
    }
    expect(failure?.rule, equals: "Rule: At once.")
    expect(failure?.story.last, equals: "hide() (before a task can run)")
  }

  @Test func `What gets lost when the role is released is told`() async {
    let failure = await failure { role, message in
      guard case .show(let number) = message else { return role.answer(message) }
      let isOff = role.view?.isOff == true
      Task { [weak role] in
        if !isOff { role?.show(number) }
      }
    }
    expect(failure?.rule, equals: "Rule: Not lost.")
    let line = "show(0) (and right after it, the role is released)"
    expect(failure?.story, equals: [line])
  }

  @Test func `What needs a collaborator that it doesn't use is told`() async {
    let failure = await failure { role, message in
      guard role.log != nil else { return }
      role.answer(message)
    }
    expect(failure?.rule, equals: "Rule: No log.")
    expect(failure?.story, equals: ["show(0) (while log is nil)"])
  }

  @Test func `What a later exercise is about isn't looked at`() async {
    let hidesNothing: (SampleRole, SampleModel.Message) -> Void = { role, message in
      if case .hide = message { return }
      role.answer(message)
    }
    let early = await failure(of: 1, hidesNothing)
    #expect(early == nil)
    expect(await failure(of: 2, hidesNothing)?.story, equals: ["hide()"])
  }

  @Test func `What an earlier exercise is about isn't looked at, and stays as it is`() async {
    let showsOneMore: (SampleRole, SampleModel.Message) -> Void = { role, message in
      guard case .show(let number) = message else { return role.answer(message) }
      if role.view?.isOff == false { role.show(number + 1) }
    }
    expect(await failure(of: 1, showsOneMore)?.rule, equals: "Rule: Show it.")
    let later = await failure(of: 2, showsOneMore)
    #expect(later == nil)
  }

  @Test func `The same code gives the same story`() async {
    let odd: (SampleRole, SampleModel.Message) -> Void = { role, message in
      if case .show(let number) = message { role.numbers.append(number) }
      if role.numbers.suffix(2) == [4, 2] { return }
      role.answer(message)
    }
    let first = await failure(of: 1, odd)
    expect(first?.story, equals: ["show(4)", "show(2)"])
    expect(await failure(of: 1, odd)?.story, equals: first?.story)
  }

  @Test func `A role that keeps the collaborators of its init is judged, too`() async {
    let failure = await StorySearch(
      judge: .fixedSample { role, message in
        if case .show(let number) = message, number != 9 { role.show(number) }
      }, exercise: 1
    ).failure(among: 200)
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story, equals: ["show(9)"])
  }

  private func failure(
    of exercise: Int = 1, _ answer: @escaping (SampleRole, SampleModel.Message) -> Void
  ) async -> StoryFailure? {
    await StorySearch(judge: .sample(answer), exercise: exercise).failure(among: 200)
  }
}
