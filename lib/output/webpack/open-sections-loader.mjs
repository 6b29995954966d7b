/**
 * Webpack loader for `open-sections.json?<path of a section>`: returns the sidebar sections that are open on pages of
 * this section. The result depends on files that webpack does not know, so the loader adds `folder` as a dependency.
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
