/**
 * The route of an MDX file.
 * @param file path relative to the project, such as `pages/docs/Stream/index.mdx`
 * @returns the clean path, such as `/docs/Stream`; `/` for the home page
 */
export function routeOfFile(file: string): string {
  const route = file
    .replace(/^pages/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')
  return route === '' ? '/' : route
}

/** The path of a route without query, hash and slash at its end. */
export function pathnameOfRoute(route: string): string {
  const pathname = route.split(/[?#]/)[0] || '/'
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
