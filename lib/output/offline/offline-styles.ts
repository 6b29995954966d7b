import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Next's list of the files that each route loads, in their order. */
const manifestSchema = z.object({ pages: z.record(z.array(z.string())) })

/**
 * The style sheets that the pages of some routes load, each once, then that of the copy itself.
 * @param root folder of the project
 * @param out folder of the exported site
 * @param rename names tokens as the site's style sheets do
 */
export function readStyleSheets(
  root: string,
  out: string,
  routes: readonly string[],
  rename: (text: string) => string,
): string[] {
  const manifest = readFileSync(path.join(root, '.next/build-manifest.json'), 'utf8')
  const { pages } = manifestSchema.parse(JSON.parse(manifest))
  const loaded = ['/_app', ...routes].flatMap((route) => pages[route] ?? [])
  const sheets = [...new Set(loaded)].filter((file) => file.endsWith('.css'))
  return [
    ...sheets.map((file) => readFileSync(path.join(out, '_next', file), 'utf8')),
    rename(readFileSync(path.join(root, 'styles/offline.css'), 'utf8')),
  ]
}

/**
 * The site's style sheets for the offline copy. It has no scripts, wherever it is opened, and follows the system's
 * color mode, because nobody can choose one.
 * @param sheets texts of the site's style sheets, then that of the copy itself
 */
export function offlineStyles(sheets: readonly string[]): string {
  return sheets
    .join('\n')
    .replace(/\(scripting:\s*none\)/g, '(min-width:0px)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0px)')
    .replace(
      /(?<=[{}])(\s*):root\.dark\s*\{([^}]*)\}/g,
      '$1@media (prefers-color-scheme:dark){:root{$2}}',
    )
}
