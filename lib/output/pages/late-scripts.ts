import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/project-files'
import { SCRIPT_LIST_ID } from '../../site/element-ids'

/** Scripts of Next, in the order in which they run. */
const SCRIPT = /<script (?:defer|src)="[^>]*><\/script>/g
/** For browsers without modules, which the site does not serve. */
const POLYFILLS = 'noModule=""'
/** Folder for Next's scripts other than its manifests. */
const CODE = '/chunks/'

/**
 * Lists the scripts of Next in place of their tags, which would have them compete with the first paint; the script at the
 * end of each page starts them (`lib/browser/inline/start.ts`).
 * @param out folder of the exported site
 * @throws when Next writes its tags in another form
 */
export function startScriptsLate(out: string): void {
  for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
    const file = path.join(out, name)
    writeFileSync(file, withLateScripts(readFileSync(file, 'utf8')))
  }
}

function withLateScripts(html: string): string {
  const tags = html.match(SCRIPT) ?? []
  const urls = tags
    .filter((tag) => !tag.includes(POLYFILLS))
    .map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '')
    // The list of pages first: the router cannot say that a page is on its way before it has that.
    .sort((a, b) => Number(a.includes(CODE)) - Number(b.includes(CODE)))
  if (!urls.some((url) => url.includes('/main-')))
    throw new Error(
      'build: found no <script defer=""> of main-*.js in a page, expected that of Next 16.4.6: change late-scripts.ts',
    )
  const list = `<script id="${SCRIPT_LIST_ID}" type="application/json">${JSON.stringify(urls)}</script>`
  return html.replaceAll(SCRIPT, '').replace(/<body[^>]*>/, (tag) => tag + list)
}
