/**
 * Webpack loader for `open-sections.json?<path of a section>`: returns the open sections on the pages of that section.
 * They depend on files that webpack does not know, so the loader adds their folder as a dependency.
 */
export default function openSectionsLoader() {
  const { sectionsOf, folder } = this.getOptions()
  const done = this.async()
  this.addContextDependency(folder)
  sectionsOf(this.resourceQuery.slice(1)).then(
    (sections) => done(null, JSON.stringify(sections)),
    done,
  )
}
