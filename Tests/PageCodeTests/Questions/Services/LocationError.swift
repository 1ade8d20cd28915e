/// Why there is no place: the permission is missing, or the device could not find out.
enum LocationError: Error {
  case denied
  case unavailable
}
