import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Every image needs an alternative text that is not empty.
      'wcag/h37': ['error', { allowEmpty: false }],
      // React and Next use such IDs: "_R_1_", "__next".
      'valid-id': ['error', { relaxed: true }],
      // The table of contents is in the page twice, for wide and narrow windows, and only one is visible; axe checks that.
      'unique-landmark': 'off',
      // Forms with a single field search or filter on Enter and while the reader types.
      'wcag/h32': 'off',
      // The search link becomes a button with scripts, and links to the search page without them.
      'prefer-native-element': 'off',
    },
  }),
)

it('the HTML of every page is valid', async () => {
  const files = exportedFiles().filter((file) => file.endsWith('.html'))
  const problems = new Map<string, string>()
  for (const file of files) {
    const { results } = await validator.validateString(String(readSiteFile(file)), file)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      problems.set(`${ruleId}: ${message}`, `${file}:${line}:${column}`)
  }
  expect(files.length).toBeGreaterThan(80)
  expect(Object.fromEntries(problems)).toEqual({})
}, 180_000)

it('the search box precedes all visible content, so early keystrokes reach it', () => {
  const files = exportedFiles().filter((file) => file.endsWith('.html'))
  const late = files.filter((file) => {
    const html = String(readSiteFile(file))
    const navbar = html.indexOf('<header')
    return navbar !== -1 && !html.slice(0, navbar).includes('<dialog')
  })
  expect(late).toEqual([])
})
