import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { listFiles } from '../../content/project-files'
import { PREVIEW_FOLDER, watchOutputs } from './preview'

const files = {
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  'pages/docs/FTC/FAQ.mdx': pageText('Questions'),
  'pages/docs/FTC/API.mdx': pageText('API', { status: 'placeholder' }),
  'pages/docs/FTC/Next.mdx': pageText('Next', { status: 'draft' }),
  'pages/search.mdx': pageText('Search', { layout: 'app' }),
  'partials/shared.mdx': 'Words.',
  'data/search/synonyms.yaml': '[]',
}

it('the preview follows edits, even after a mistake', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createProject(files)
  const end = await watchOutputs(root, () => Promise.resolve())
  const section = () => {
    const file = path.join(root, PREVIEW_FOLDER, 'page-map/docs/FTC.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  try {
    await vi.waitFor(() => expect(section()).toContain('"label":"Questions"'), { timeout: 10_000 })
    writeFiles(root, { 'pages/docs/FTC/FAQ.mdx': pageText('Answers') })
    await vi.waitFor(() => expect(section()).toContain('"label":"Answers"'), { timeout: 10_000 })
    // The project has no releases and no API, so some outputs fail.
    const failed = warn.mock.calls.flatMap(([text]) => /the (.*?): .* no file/.exec(text)?.[1])
    const names = new Set(['API descriptions', 'feeds', 'search index and known outputs'])
    expect(new Set(failed.filter(Boolean))).toEqual(names)
    const written = listFiles(path.join(root, PREVIEW_FOLDER))
    expect(written, 'no outputs of a build').toEqual([
      'page-map/docs.json',
      'page-map/docs/FTC.json',
    ])
  } finally {
    end()
  }
})

it('files that the preview writes are ignored by Git', () => {
  const all = [`${PREVIEW_FOLDER}/file`, 'schemas/file', 'next-env.d.ts']
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...all], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(all)
})

it('a preview on a port in use ends with one line', async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = String(typeof address === 'object' && address?.port)
  const command = ['--import', 'tsx', 'scripts/dev.ts', '--port', port]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  server.close()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^.*address already in use.*\n$/)
})
