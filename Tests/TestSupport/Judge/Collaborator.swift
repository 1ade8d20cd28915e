/// A reference of a role to another object, which a judge lets a test double take.
public struct Collaborator<Subject: AnyObject, Model: RoleModel> {
  public typealias Double = RecordingDouble<Model.Recording>

  let name: String
  let read: (Subject) -> AnyObject?
  /// Sets the property to nil; nil if the role was made with its collaborator.
  let remove: ((Subject) -> Void)?
  let connect: (Subject, Model, Recorder<Model.Recording>) -> Double?

  /// A reference that gets another test double in most turns.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - read: Reads the property.
  ///   - set: Sets the property to a test double or to nil.
  ///   - make: Makes a test double that behaves as the model wants it now, and connects it back to the role.
  public init<Spy: RecordingDouble<Model.Recording>>(
    _ name: String, read: @escaping (Subject) -> AnyObject?,
    set: @escaping (Subject, Spy?) -> Void,
    make: @escaping (Subject, Model, Recorder<Model.Recording>) -> Spy
  ) {
    self.name = name
    self.read = read
    remove = { set($0, nil) }
    connect = { subject, model, recorder in
      let double = make(subject, model, recorder)
      set(subject, double)
      return double
    }
  }

  /// A reference that the role got in its `init`, so that its test double stays.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - read: Reads the property.
  public init(fixed name: String, read: @escaping (Subject) -> AnyObject?) {
    self.name = name
    self.read = read
    remove = nil
    connect = { subject, _, recorder in
      let double = read(subject) as? Double
      double?.recorder = recorder
      return double
    }
  }
}
