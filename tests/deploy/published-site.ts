import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll } from 'vitest'
import { listFiles } from '../../lib/content/project-files'
import { runCommand } from '../../tools/machine/run-command'
import { SITE_FOLDER } from '../fixtures/exported-site'

/** Where the configurations in deploy/ expect the site. */
const TARGET = '/srv/capella-docs'
const TEXT = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml|xsl|yaml)$/

/** A site on this machine, published as DEPLOY.md says, in a folder that is deleted when the file's tests end. */
export type PublishedSite = {
  /** The folder in place of /srv/capella-docs; set when the tests run. */
  folder: string
  /** A configuration of deploy/ with that folder in it. */
  configuration: (file: string) => string
}

/** Puts a brotli and a gzip file beside each text file, as the command in DEPLOY.md does. */
function compressFiles(folder: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  for (const file of listFiles(folder).filter((name) => TEXT.test(name))) {
    const full = path.join(folder, file)
    const content = readFileSync(full)
    writeFileSync(`${full}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${full}.gz`, gzipSync(content))
  }
}

/** Publishes the built site, compressed, for the tests of a file. */
export function publishSite(): PublishedSite {
  const site: PublishedSite = {
    folder: '',
    configuration: (file) => readFileSync(`deploy/${file}`, 'utf8').replaceAll(TARGET, site.folder),
  }
  beforeAll(async () => {
    site.folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'published-'))
    const built = path.join(site.folder, 'built')
    cpSync(SITE_FOLDER, built, { recursive: true })
    compressFiles(built)
    await release(site.folder, built)
  }, 300_000)
  afterAll(() => rmSync(site.folder, { recursive: true, force: true }))
  return site
}

/** Runs deploy/server/release.sh. */
async function release(folder: string, argument: string): Promise<void> {
  const env = { ...process.env, CAPELLA_DOCS: folder }
  const options = { env, output: 'ignore' } as const
  const status = await runCommand('bash', ['deploy/server/release.sh', argument], options)
  if (status !== 0) throw new Error(`release.sh ${argument} ended with ${status}.`)
}
