import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutBasePath } from '../../content/settings/base-path'

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g

/**
 * The style sheets that some pages link, each once, in their order, then that of the copy itself.
 * @param root folder of the project
 * @param out folder of the exported site
 * @param pages HTML files below `out`
 */
export function readStyleSheets(root: string, out: string, pages: readonly string[]): string[] {
  const urls = pages.flatMap((file) =>
    Array.from(
      readFileSync(path.join(out, file), 'utf8').matchAll(STYLE_SHEET),
      ([, url = '']) => url,
    ),
  )
  if (urls.length === 0) throw new Error('offline copy: found no style sheets in the pages')
  return [
    ...[...new Set(urls)].map((url) =>
      readFileSync(path.join(out, decodeURI(withoutBasePath(url))), 'utf8'),
    ),
    readFileSync(path.join(root, 'styles/offline.css'), 'utf8'),
  ]
}

/**
 * The site's style sheets for the offline copy. It has no scripts, wherever it is opened, and follows the system's
 * color mode, because there is no switch.
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
