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
