import path from 'node:path'
import { inCopy } from '../machine/project-copy'
import { runScript } from '../machine/run-command'
import { partsOfPage } from './bundle-parts'
import { PAGES } from './pages'

/** A part above this size (bytes, brotli 11) needs a reason. */
const LARGE_PART_BYTES = 3000

/** Why each large part of the scripts is there. */
const BUNDLE_REASONS: ReadonlyMap<string, string> = new Map([
  ['react-dom', 'Draws the chrome and takes its events; comes whole, whatever is used of it.'],
  [
    'next/shared',
    'The router of Next: routes, history, addresses. Needed for pages without a reload.',
  ],
  ['next/client', 'Starts the page, loads the code of routes, changes the head.'],
  [
    'lib/browser',
    'What makes the article answer (tabs, copy buttons, checklists, values), storage, and the code of routes.',
  ],
  ['components/chrome', 'Navbar, footer, color mode and mobile sidebar, which are on every page.'],
  ['components/navigation', 'Sidebar, table of contents and the change of pages.'],
  ['components/search', 'On the search page: its field, filter and list of results.'],
  [
    'pages',
    'The own part of a page: its headings and the navigation of its branch, without the text.',
  ],
])

/**
 * Shows what the scripts of each kind of page are made of, from a build with source maps.
 * @throws when a part has grown large without a reason
 */
export function analyze(): Promise<void> {
  return inCopy('analyze', async (folder) => {
    await runScript('scripts/build.ts', { cwd: folder, settings: { SITE_SOURCE_MAPS: '1' } })
    reportParts(path.join(folder, 'out'))
  })
}

function reportParts(out: string): void {
  const large = new Set<string>()
  for (const [name, route] of Object.entries(PAGES)) {
    const parts = partsOfPage(out, route)
    const total = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0)
    console.log(`\n${name}: ${Math.round(total)} bytes of scripts with brotli`)
    for (const [part, bytes] of parts) {
      const isLarge = bytes > LARGE_PART_BYTES
      if (isLarge) large.add(part)
      const reason = isLarge ? (BUNDLE_REASONS.get(part) ?? 'no reason given') : ''
      console.log(`${String(Math.round(bytes)).padStart(7)}  ${part}  ${reason}`)
    }
  }
  for (const part of BUNDLE_REASONS.keys())
    if (!large.has(part)) console.warn(`\nNotice: ${part} is no longer large; its reason can go.`)
  const unexplained = [...large].filter((part) => !BUNDLE_REASONS.has(part))
  if (unexplained.length > 0)
    throw new Error(
      `BUNDLE_REASONS: found none for ${unexplained.join(', ')}, expected why each part above ${LARGE_PART_BYTES} bytes is there.`,
    )
}
