import { expect, it } from 'vitest'
import { listFiles, readText } from '../lib/content/project-files'

const MAX_WIDTH = 120
const FOLDERS = ['components', 'lib', 'pages', 'scripts', 'styles', 'tests', 'tools']

it('Biome wraps code but no comments, so writers wrap these at 120 characters', () => {
  const long = FOLDERS.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(?:css|[cm]?[jt]sx?)$/.test(file))
    .flatMap((file) =>
      readText(file)
        .split('\n')
        .map((line, index) => ({ line, place: `${file}:${index + 1}` })),
    )
    .filter(({ line }) => line.length > MAX_WIDTH && /^\s*(?:\*|\/\*|\/\/ (?!biome-))/.test(line))
  expect(long.map(({ place }) => place)).toEqual([])
})
