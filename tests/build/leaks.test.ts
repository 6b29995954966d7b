import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportedFiles, htmlFileOf } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'
import { leaksIn, SECRET_PATTERNS } from './secret-patterns'

const files = exportedFiles()

/** Kinds of files a reader or a machine may ask for. */
const PUBLIC_KINDS =
  /\.(?:html|js|css|json|svg|png|jpg|webp|ico|xml|xsl|txt|md|zip|woff2|webmanifest)$|^api\/[\w.]+\.(?:yaml|xsd)$|^api\/(?:clients\/manager\.\w+|stand-in\.mjs)$|^capella-docs\.mjs$|^_(?:headers|redirects)$/

it('H06 there is no file of a kind that is not for readers', () => {
  expect(files.filter((file) => !PUBLIC_KINDS.test(file))).toEqual([])
})

it.each(SECRET_PATTERNS)('H06 the pattern of %s finds its example', (_name, pattern, example) => {
  expect(example).toMatch(pattern)
})

it('H06 no file holds a private key or a token', () => {
  const leaks = files.flatMap((file) => leaksIn(String(readSiteFile(file)), file))
  expect(leaks).toEqual([])
})

it('H06 no file holds a secret of the environment', () => {
  const secrets = Object.entries(process.env).filter(
    ([name, value]) =>
      /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(name) &&
      !name.startsWith('NEXT_PUBLIC_') &&
      (value ?? '').length > 11,
  )
  const leaks = secrets.flatMap(([name, value]) =>
    files
      .filter((file) => readSiteFile(file).includes(value ?? ''))
      .map((file) => `${file} ${name}`),
  )
  expect(leaks).toEqual([])
})

it('H06 no file is one of data/, tests/ or pages/', () => {
  const sources = ['data', 'tests', 'pages', 'partials'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.svg'))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  )
  const hashes = new Map(sources.map((file) => [hashOf(readFileSync(file)), file]))
  const copies = files.filter((file) => hashes.has(hashOf(readSiteFile(file))))
  expect(sources.length).toBeGreaterThan(100)
  expect(copies).toEqual([])
})

it('H06 no draft is exported', () => {
  const drafts = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => /^status: draft$/m.test(readFileSync(path.join('pages', file), 'utf8')))
    .map((file) => htmlFileOf(`/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.mdx$/, '')}`))
  expect(drafts.filter((file) => files.includes(file))).toEqual([])
})

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
