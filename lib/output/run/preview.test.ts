import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { keepPreview } from './preview'

const files = {
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  'pages/docs/FTC/FAQ.mdx': pageText('Questions'),
  'partials/shared.mdx': 'Words.',
  'data/search/synonyms.yaml': '[]',
}

it('what the preview serves follows an edit, also after a fault', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createProject(files)
  const end = await keepPreview(root)
  const section = () => {
    const file = path.join(root, 'public/page-map/docs/FTC.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  try {
    await vi.waitFor(() => expect(section()).toContain('"label":"Questions"'), { timeout: 10_000 })
    // The project has no releases.
    await vi.waitFor(() =>
      expect(said.mock.calls.flat()).toContainEqual(
        expect.stringMatching(/^Not written \(feeds\): .* found no page/),
      ),
    )
    writeFiles(root, { 'pages/docs/FTC/FAQ.mdx': pageText('Answers') })
    await vi.waitFor(() => expect(section()).toContain('"label":"Answers"'), { timeout: 10_000 })
  } finally {
    end()
    said.mockRestore()
  }
})
