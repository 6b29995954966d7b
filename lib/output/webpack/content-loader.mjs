/** Webpack loader of a preview's pages: names the folders that they are made from, also those of a page with a mistake. */
export default function contentLoader(source) {
  return source
}

/** Runs before all other loaders of the page. */
export function pitch() {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder)
}
