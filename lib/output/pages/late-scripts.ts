import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/project-files'
import { SCRIPT_LIST_ID } from '../../site/element-ids'

const SCRIPT = /<script (?:defer|src)="[^>]*><\/script>/g
/** The code of next-themes that ColorMode.tsx turns off. React does not compare it during hydration. */
const UNUSED_CODE = /(?<=<script type="text\/plain">).*?(?=<\/script>)/
/** Attribute of scripts for browsers without module support. The site does not support these browsers. */
const POLYFILLS = 'noModule=""'
/** The URLs of Next's code contain this text. The URLs of Next's manifests do not. */
const CODE = '/chunks/'

/**
 * The pages in `out`, with a list of URLs, which `lib/browser/inline/start-scripts.ts` loads later, in place of Next's
 * script tags, which would delay the first paint, and without the code of a script that never runs.
 * @throws if a page in `out` lacks the tags that Next 16.4.6 writes
 */
export function pagesWithLateScripts(out: string): ReadonlyMap<string, string> {
  const names = listFiles(out).filter((file) => file.endsWith('.html'))
  const textOf = (name: string) => readFileSync(path.join(out, name), 'utf8')
  return new Map(names.map((name) => [name, withLateScripts(textOf(name), name)]))
}

function withLateScripts(html: string, name: string): string {
  const tags = html.match(SCRIPT) ?? []
  const urls = tags
    .filter((tag) => !tag.includes(POLYFILLS))
    .map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '')
    // Manifests come first, because the router cannot start a navigation without the list of pages.
    .sort((a, b) => Number(a.includes(CODE)) - Number(b.includes(CODE)))
  if (!urls.some((url) => url.includes('/main-')))
    throw new Error(
      `out/${name}: found no <script defer=""> for main-*.js, expected the tags that Next 16.4.6 writes. Update lib/output/pages/late-scripts.ts.`,
    )
  const list = `<script id="${SCRIPT_LIST_ID}" type="application/json">${JSON.stringify(urls)}</script>`
  const late = html.replaceAll(SCRIPT, '').replace(UNUSED_CODE, '')
  return late.replace(/<body[^>]*>/, (tag) => tag + list)
}
