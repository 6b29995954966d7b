import { execFileSync } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll } from 'vitest'

/** Where the configuration of nginx and the lines of DEPLOY.md expect the site. */
const TARGET = '/srv/capella-docs'
/** The block of DEPLOY.md that publishes a release. */
const RELEASE = /```bash\n(root=\/srv.*?)```/s

/** The built site, published as DEPLOY.md says, in a folder that is deleted when the file's tests end. */
export type PublishedSite = {
  /** The folder in place of /srv/capella-docs; set when the tests run. */
  folder: string
  /** The release that is served now. */
  current: () => string
  /** Publishes out/ once more. */
  publish: () => void
}

export function publishSite(): PublishedSite {
  const site: PublishedSite = {
    folder: '',
    current: () => realpathSync(path.join(site.folder, 'current')),
    publish: () => {
      const [, lines = ''] = RELEASE.exec(readFileSync('DEPLOY.md', 'utf8')) ?? []
      if (lines === '') throw new Error('DEPLOY.md: found no block that starts with root=/srv.')
      execFileSync('bash', ['-euc', lines.replaceAll(TARGET, site.folder)])
    },
  }
  beforeAll(() => {
    site.folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'published-'))
    site.publish()
    compress(path.join(site.folder, 'current/site'))
  }, 300_000)
  afterAll(() => rmSync(site.folder, { recursive: true, force: true }))
  return site
}

/** Compresses what the tests ask for, as the command in DEPLOY.md does with everything. */
function compress(folder: string): void {
  const asked = /^(?:docs\.html|_next\/static\/chunks\/main-.*\.js|search-index\.json)$/
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => asked.test(name))) {
    const content = readFileSync(path.join(folder, file))
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(content))
  }
}
