import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DATA_FILES } from '../../content/checks/data-files'
import { listFiles } from '../../content/project-files'

it('an editor has the schema of each data file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(DATA_FILES.map(({ name, files }) => [`schemas/${name}.json`, files])),
  )
  const patterns = DATA_FILES.map(({ files }) => new RegExp(`^${files.replace('*', '[^/]*')}$`))
  const matches = listFiles('data')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, patterns.filter((pattern) => pattern.test(`data/${file}`)).length])
  expect(matches.filter(([, count]) => count !== 1)).toEqual([])
})
