/** The code or the article of a route could not be loaded. */
export class RouteCodeError extends Error {
  override readonly name = 'RouteCodeError'
}
