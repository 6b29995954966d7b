import path from 'node:path'
import { inCopy } from '../machine/project-copy'
import { runScript } from '../machine/run-command'
import { partsOfPage } from './bundle-parts'
import { BUNDLE_REASONS, LARGE_PART_BYTES } from './bundle-reasons'
import { PAGES } from './pages'

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
      `tools/bench/bundle-reasons.ts: found none for ${unexplained.join(', ')}, expected why each part above ${LARGE_PART_BYTES} bytes is there.`,
    )
}
