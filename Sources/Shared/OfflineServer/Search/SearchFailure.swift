/// The replies to a search that cannot be answered, in the shape of GitHub's.
enum SearchFailure {
  /// The minute's searches are used up.
  static let limited = Reply.json(
    """
    {
      "message": "API rate limit exceeded for 192.0.2.1.",
      "documentation_url": "https://docs.github.com/rest/rate-limit/rate-limit",
      "status": "403"
    }
    """, status: 403)

  /// There is nothing to look for.
  static let missing = Reply.json(
    """
    {
      "message": "Validation Failed",
      "errors": [{"resource": "Search", "field": "q", "code": "missing"}],
      "documentation_url": "https://docs.github.com/rest/search/search",
      "status": "422"
    }
    """, status: 422)

  /// The text has more than 256 characters.
  static let tooLong = Reply.json(
    """
    {
      "message": "Validation Failed",
      "errors": [
        {
          "message": "The search is longer than 256 characters.",
          "resource": "Search",
          "field": "q",
          "code": "invalid"
        }
      ],
      "documentation_url": "https://docs.github.com/rest/search/search",
      "status": "422"
    }
    """, status: 422)

  /// The page begins beyond the first 1,000 results.
  static let tooFar = Reply.json(
    """
    {
      "message": "Only the first 1000 search results are available",
      "documentation_url": "https://docs.github.com/rest/search/search",
      "status": "422"
    }
    """, status: 422)
}
