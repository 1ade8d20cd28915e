import TestSupport

@testable import Chapter1PostList

/// How the interactor of the list is judged.
let interactorJudge = Judge<PostListInteractor, InteractorModel>(
  of: { PostListInteractor() },
  collaborators: [
    Collaborator("interactor.presenter", read: { $0.presenter }, set: { $0.presenter = $1 }) {
      PostListOutputSpy($2)
    },
    Collaborator(
      "interactor.localDataManager", read: { $0.localDataManager },
      set: { $0.localDataManager = $1 }
    ) { _, model, recorder -> PostListLocalDataManagerFake in
      let store = PostListLocalDataManagerFake(recorder)
      (store.posts, store.readError) = (model.stored, model.readError)
      store.saveError = model.saveError
      return store
    },
    Collaborator(
      "interactor.remoteDataManager", read: { $0.remoteDataManager },
      set: { $0.remoteDataManager = $1 }
    ) { interactor, _, recorder -> PostListRemoteDataManagerSpy in
      let server = PostListRemoteDataManagerSpy(recorder)
      server.remoteRequestHandler = interactor
      return server
    },
  ],
  sources: [
    MessageSource(from: 3) { _ in .retrievePostList },
    MessageSource(from: 3) { .storeHas($0.posts()) },
    MessageSource(from: 3) { .onError($0.one(of: PostListError.all)) },
    MessageSource(from: 4) { .onPostsRetrieved($0.posts()) },
    // A circumstance is met only if the message that it is about is sent more often.
    MessageSource(from: 6) { .storeIsUnreadable($0.one(of: PostListError.unreadable)) },
    MessageSource(from: 6) { _ in .retrievePostList },
    MessageSource(from: 7) { .diskIsFull($0.one(of: PostListError.unwritable)) },
    MessageSource(from: 7) { .onPostsRetrieved($0.posts()) },
  ],
  rules: interactorRules,
  collaboratorRules: .ofList,
  text: { message in
    switch message {
    case .storeHas(let posts): "(from now on, the store has \(posts))"
    case .storeIsUnreadable: "(from now on, the store can't be read)"
    case .diskIsFull: "(from now on, the disk is full)"
    default: Words.message(message)
    }
  },
  send: { message, interactor, _ in
    switch message {
    case .retrievePostList: interactor.retrievePostList()
    case .onPostsRetrieved(let posts): interactor.onPostsRetrieved(posts)
    case .onError(let error): interactor.onError(error)
    case .storeHas, .storeIsUnreadable, .diskIsFull: break
    }
  })
