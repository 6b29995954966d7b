/** The code or the text of a route could not be loaded. */
export class RouteCodeError extends Error {
  override readonly name = 'RouteCodeError'
}
