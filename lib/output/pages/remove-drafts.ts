import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../content/pages/page-map'

/**
 * Takes drafts out of the exported site: their HTML and their script.
 * @returns the routes that were removed
 */
export function removeDrafts(out: string, pages: readonly Page[]): string[] {
  const drafts = pages.filter((page) => page.frontMatter.status === 'draft')
  for (const { route } of drafts) {
    rmSync(path.join(out, `${route}.html`), { force: true })
    const script = path.join(out, '_next/static/chunks/pages', route)
    const folder = path.dirname(script)
    for (const name of readdirSync(folder)) {
      if (name.startsWith(`${path.basename(script)}-`)) rmSync(path.join(folder, name))
    }
  }
  return drafts.map((page) => page.route)
}
