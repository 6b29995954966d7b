import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

const scripts = exportedFiles()
  .filter((file) => /^_next\/static\/chunks\/(?:framework|main|pages\/_app)-[^/]+\.js$/.test(file))
  .map((file) => readSiteFile(file).toString('utf8'))

it('browsers are told to compile the scripts that React starts with before they run', () => {
  expect(scripts).toHaveLength(3)
  for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

it('React hydrates pages in slices', () => {
  expect(scripts.filter((script) => script.includes('React did not hydrate'))).toHaveLength(1)
})
