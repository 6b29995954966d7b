import path from 'node:path'
import type { Project } from '../../compile/project'
import { markdownFile } from '../../content/pages/routes'
import { releaseAnchor } from '../../content/releases/read-releases'
import { siteUrl } from '../../content/settings/base-path'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'

/** @returns Markdown copies of the pages and of each release, by URL below the site's root */
export async function markdownCopies(project: Project): Promise<Map<string, string>> {
  const { published } = await project.pageMap()
  const files = new Map<string, string>()
  for (const { route, file } of published) {
    const { markdown } = await project.page(file)
    if (markdown === null) continue
    files.set(markdownFile(route), markdown)
    if (route !== RELEASE_NOTES_ROUTE) continue
    for (const [url, copy] of releaseCopies(markdown)) files.set(url, copy)
  }
  return files
}

/** URL of a release's Markdown copy, below the site's root. */
export function releaseFile(version: string): string {
  return `${path.posix.dirname(RELEASE_NOTES_ROUTE)}/FTC_${version}.md`
}

const RELEASE = /^### Release (\S+)$/m

/**
 * @param notes Markdown copy of the page with all release notes
 * @returns content by URL below the site's root
 */
function releaseCopies(notes: string): Map<string, string> {
  const sections = notes.split(/^(?=#{2,3} )/m)
  return new Map(
    sections.flatMap((section): [string, string][] => {
      const version = RELEASE.exec(section)?.[1]
      if (version === undefined) return []
      const source = siteUrl(`${RELEASE_NOTES_ROUTE}#${releaseAnchor(version)}`)
      const head = `# FTC ${version} release notes\n\nSource: <${source}>`
      return [[releaseFile(version), `${section.replace(RELEASE, head).trimEnd()}\n`]]
    }),
  )
}
