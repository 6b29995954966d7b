/** Webpack loader for pages in a preview. Declares the content folders that a page depends on, even if it fails. */
export default function contentLoader(source) {
  return source
}

/** Webpack calls this before any other loader of the page. */
export function pitch() {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder)
}
