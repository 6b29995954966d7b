import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { sentFiles } from './deploy'

it('counts what is new or changed, each file as one kind', () => {
  const root = createProject({
    'a/docs.html': 'same',
    'a/docs/FTC.html': 'before',
    'a/gone.txt': '',
    'b/docs.html': 'same',
    'b/docs/FTC.html': 'after',
    'b/_next/static/chunks/pages/docs/FTC-1.js': 'after',
    'b/search-titles.json': '{}',
    'b/offline/copy.zip': 'zip',
  })
  const sent = sentFiles(path.join(root, 'a'), path.join(root, 'b'))
  expect(Object.entries(sent).map(([kind, { files }]) => [kind, files])).toEqual([
    ['code of pages', 1],
    ['all but the offline copy', 3],
    ['pages', 1],
    ['offline copy', 1],
    ['search', 1],
  ])
})
