import { existsSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { compressFiles } from './compress-files'

const LONG = 'Capella '.repeat(500)

it('puts a brotli and a gzip file beside each file of text', async () => {
  const root = createProject({ 'index.html': LONG, 'a/b.js': LONG, 'c.png': LONG, 'd.json': '{}' })
  expect(await compressFiles(root)).toBe(2)
  for (const file of ['index.html', 'a/b.js']) {
    const read = (ending: string) => readFileSync(path.join(root, file + ending))
    expect(String(brotliDecompressSync(read('.br')))).toBe(LONG)
    expect(String(gunzipSync(read('.gz')))).toBe(LONG)
  }
  for (const file of ['c.png', 'd.json'])
    expect(existsSync(path.join(root, `${file}.br`))).toBe(false)
})

it('does again what changed, and only that', async () => {
  const root = createProject({ 'a.html': LONG, 'b.html': LONG })
  await compressFiles(root)
  expect(await compressFiles(root)).toBe(0)
  const later = new Date(Date.now() + 60_000)
  utimesSync(path.join(root, 'a.html'), later, later)
  expect(await compressFiles(root)).toBe(1)
})
