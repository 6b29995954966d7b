import { expect, it } from 'vitest'
import { listFiles, readText } from '../lib/content/project-files'

const MAX_WIDTH = 120
const FOLDERS = ['components', 'lib', 'pages', 'scripts', 'styles', 'tests', 'tools']
/** The start of a line with a comment that is not an instruction to Biome. */
const COMMENT = String.raw`[ \t]*(?:\/\/ (?!biome-)|\/\*\*? |\* )`
/** A line of a comment, and the first word of the next line unless an item, a tag, or code starts there. */
const LINES = new RegExp(
  String.raw`^(${COMMENT}\S.*)(?=(?:(?<!\*\/)\n(?:[ \t]*(?:\/\/|\*) |(?<=^ *\/\* .*\n) +)([\w(“"'<]\S*))?)`,
  'gm',
)

it('Biome wraps code but no comments, so writers wrap these at 120 characters', () => {
  const files = FOLDERS.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  const wrong = files
    .filter((file) => /\.(?:css|[cm]?[jt]sx?)$/.test(file))
    .flatMap((file) =>
      [...readText(file).matchAll(LINES)]
        .map(([, line = '', word = ' '.repeat(MAX_WIDTH)]) => ({ line, word }))
        .filter(
          ({ line, word }) => line.length > MAX_WIDTH || `${line} ${word}`.length <= MAX_WIDTH,
        )
        .map(({ line }) => `${file}: ${line.trim()}`),
    )
  expect(wrong).toEqual([])
})
