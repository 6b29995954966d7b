import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../lib/content/project-files'
import { hostFiles, moveBelowBasePath, redirectsOf } from '../../lib/output/host/host-files'
import { openProject } from '../../lib/output/pages/open-project'
import { exportedFiles, SITE_FOLDER } from '../fixtures/exported-site'

/** The output of a build for publishing. */
export type Release = {
  /** Folder with `out/` and `deploy/`, as in the project. */
  readonly folder: string
  /** Every published file, relative to `out/`. */
  readonly files: readonly string[]
  /** A hashed file that has another name in the other release. */
  readonly script: string
  /** The router's manifest. */
  readonly manifest: string
}

const TEXTS = /\.(?:html|js|json|txt|md|xml)$/
const SCRIPT = /^_next\/static\/chunks\/main-([0-9a-f]+)\.js$/
const MANIFEST = /^_next\/static\/([0-9a-f]+)\/_buildManifest\.js$/

const redirects = redirectsOf((await openProject('.').pageMap()).published)

/** Two releases that differ only in the names of scripts, so their pages have the same size and date. */
export function makeReleases(folder: string, basePath: string): readonly [Release, Release] {
  const hashes = [SCRIPT, MANIFEST].map((pattern) => hashOf(pattern))
  const make = (name: string, rename: (text: string) => string): Release => {
    const root = path.join(folder, name)
    const out = path.join(root, 'out')
    cpSync('deploy', path.join(root, 'deploy'), { recursive: true })
    for (const file of exportedFiles()) {
      const source = path.join(SITE_FOLDER, file)
      const target = path.join(out, rename(file))
      mkdirSync(path.dirname(target), { recursive: true })
      if (TEXTS.test(file)) writeFileSync(target, rename(readFileSync(source, 'utf8')))
      else cpSync(source, target)
    }
    const policy = /Security-Policy: (.*);frame-ancestors/.exec(readText('_headers'))?.[1] ?? ''
    for (const [name, text] of hostFiles({ files: listFiles(out), policy, basePath, redirects }))
      writeFileSync(path.join(out, name), text)
    moveBelowBasePath(out, basePath)
    const files = listFiles(out)
    const found = (pattern: RegExp) =>
      files.find((file) => pattern.test(`/${file}`.slice(basePath.length + 1))) ?? ''
    return { folder: root, files, script: found(SCRIPT), manifest: found(MANIFEST) }
  }
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, 'b'.repeat(hash.length)), text)
  return [make('first', (text) => text), make('second', renamed)]
}

/** The bytes of a release's file. */
export function readReleased({ folder }: Release, file: string): Buffer {
  return readFileSync(path.join(folder, 'out', file))
}

/** URLs of a release's pages with their files, except for the 404 page. */
export function releasedPages(release: Release): readonly (readonly [url: string, file: string])[] {
  return release.files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !readReleased(release, file).includes(MOVED))
    .map((file) => [`/${file.replace(/(?:^index)?\.html$/, '')}`, file])
}

const MOVED = 'http-equiv="refresh"'

function readText(file: string): string {
  return readFileSync(path.join(SITE_FOLDER, file), 'utf8')
}

function hashOf(pattern: RegExp): string {
  const [hash] = exportedFiles().flatMap((file) => pattern.exec(file)?.[1] ?? [])
  if (hash === undefined) throw new Error(`out/: found no file ${pattern}`)
  return hash
}
