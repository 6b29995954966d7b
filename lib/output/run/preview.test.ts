import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { OUTPUTS } from './outputs'
import { watchOutputs } from './preview'

const files = {
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  'pages/docs/FTC/FAQ.mdx': pageText('Questions'),
  'partials/shared.mdx': 'Words.',
  'data/search/synonyms.yaml': '[]',
}

it('the preview follows edits, even after a mistake', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createProject(files)
  const end = await watchOutputs(root)
  const section = () => {
    const file = path.join(root, 'public/page-map/docs/FTC.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  try {
    await vi.waitFor(() => expect(section()).toContain('"label":"Questions"'), { timeout: 10_000 })
    // The project has no releases, so its feeds fail.
    await vi.waitFor(() =>
      expect(warn.mock.calls.flat()).toContainEqual(
        expect.stringMatching(/^Could not write the feeds: .* found no page/),
      ),
    )
    writeFiles(root, { 'pages/docs/FTC/FAQ.mdx': pageText('Answers') })
    await vi.waitFor(() => expect(section()).toContain('"label":"Answers"'), { timeout: 10_000 })
  } finally {
    end()
    warn.mockRestore()
  }
})

it('lists the other places to change when a page moves or is deleted', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createProject({
    ...files,
    'pages/docs/FTC/_meta.ts': "export default {\n  FAQ: '',\n  'Old-1': '',\n  Guides: '',\n}\n",
    'pages/docs/FTC/Old-1.mdx': pageText('Old'),
    'pages/docs/FTC/Guides.mdx': pageText('Guides'),
    'pages/docs/FTC/Guides/One.mdx': pageText('Guide one'),
  })
  const at = (name: string) => path.join(root, 'pages/docs/FTC', name)
  const end = await watchOutputs(root)
  const expectWarnings = (...lines: readonly string[]) =>
    vi.waitFor(() => expect(warn.mock.calls.flat()).toEqual(expect.arrayContaining([...lines])), {
      timeout: 10_000,
    })
  try {
    await expectWarnings(expect.stringMatching(/^Could not write the feeds/))
    renameSync(at('FAQ.mdx'), at('Answers.mdx'))
    await expectWarnings(
      'pages/docs/FTC/_meta.ts:2 found FAQ, which no longer exists, expected Answers',
      'pages/docs/FTC/Answers.mdx: found a page moved from pages/docs/FTC/FAQ.mdx, expected from: [/docs/FTC/FAQ] in its front matter',
    )
    rmSync(at('Guides.mdx'))
    rmSync(at('Old-1.mdx'))
    await expectWarnings(
      'pages/docs/FTC/_meta.ts:3 found Old-1, which no longer exists, expected no entry for it',
      'pages/docs/FTC/Old-1.mdx: found a deleted page, expected from: [/docs/FTC/Old-1] in the page that replaces it',
    )
    // The folder Guides still exists and needs its entry.
    expect(warn.mock.calls.join('\n')).not.toContain('found Guides, which no longer exists')
  } finally {
    end()
    warn.mockRestore()
  }
})

it('files that the preview writes are ignored by Git', () => {
  const written = OUTPUTS.flatMap(({ previewUrls = [] }) => previewUrls)
  const files = written.map((url) => `public${path.extname(url) === '' ? `${url}/file` : url}`)
  const all = [...files, 'schemas/file', '.next/file', 'next-env.d.ts']
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...all], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(all)
})
