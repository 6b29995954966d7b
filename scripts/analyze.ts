// Shows what the scripts of each kind of page are made of, from a build with source maps in a copy of the project, and
// why each large part is there. Fails when a part has grown large without a reason: tools/bench/bundle-reasons.ts.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { partsOfPage } from '../tools/bench/bundle-parts'
import { BUNDLE_REASONS, LARGE_PART_BYTES } from '../tools/bench/bundle-reasons'
import { copyProject } from '../tools/process/copy-project'
import { reportFailure } from '../tools/process/report-failure'
import { runTypeScript } from '../tools/process/run-command'

const PAGES = {
  home: '/',
  'long guide': '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  'method page': '/docs/Stream/API/API_Methods/AddEvent',
  'release notes': '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  'search page': '/search',
} as const

async function analyze(): Promise<void> {
  const folder = copyProject('analyze')
  const env = { ...process.env, SITE_SOURCE_MAPS: '1' }
  if ((await runTypeScript('scripts/build.ts', [], { cwd: folder, env, output: 'ignore' })) !== 0)
    throw new Error(`The build failed. The copy is ${folder}.`)
  const unexplained = new Set<string>()
  const large = new Set<string>()
  for (const [name, route] of Object.entries(PAGES)) {
    const parts = partsOfPage(path.join(folder, 'out'), route)
    const total = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0)
    console.log(`\n${name}: ${Math.round(total)} bytes of scripts with brotli`)
    for (const [part, bytes] of parts) {
      const isLarge = bytes > LARGE_PART_BYTES
      const reason = isLarge ? BUNDLE_REASONS.get(part) : ''
      if (isLarge) large.add(part)
      if (reason === undefined) unexplained.add(part)
      console.log(
        `${String(Math.round(bytes)).padStart(7)}  ${part}  ${reason ?? 'no reason given'}`,
      )
    }
  }
  rmSync(folder, { recursive: true })
  for (const part of BUNDLE_REASONS.keys())
    if (!large.has(part)) console.warn(`\nNotice: ${part} is no longer large; its reason can go.`)
  if (unexplained.size > 0)
    throw new Error(
      `\ntools/bench/bundle-reasons.ts: found none for ${[...unexplained].join(', ')}, expected why each part above ${LARGE_PART_BYTES} bytes is there.`,
    )
}

await analyze().catch(reportFailure)
