/**
 * Webpack loader for `section-items.json?<path of a section>`: returns the items of the section. All pages below the
 * section import this module. The items depend on files that webpack does not see, so the loader names their folder.
 */
export default function sectionItemsLoader() {
  const { itemsOf, folder } = this.getOptions()
  const done = this.async()
  this.addContextDependency(folder)
  itemsOf(this.resourceQuery.slice(1)).then((items) => done(null, JSON.stringify(items)), done)
}
