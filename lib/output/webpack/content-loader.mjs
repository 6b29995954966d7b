/** Webpack loader for pages in a preview. It makes webpack compile a page again when files in `folders` change. */
export default function contentLoader(source) {
  return source
}

/** Webpack calls this function before the page's other loaders, so the folders are declared even if the page fails. */
export function pitch() {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder)
}
