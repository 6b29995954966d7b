import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { exportedFiles, SITE_FOLDER } from '../../fixtures/exported-site'
import { SEARCH_INDEX } from '../pages/SearchModal'
import { test } from './hosted-test'

test('the hosted build has no embedded engine or index', () => {
  const files = exportedFiles()
  expect(files.filter((file) => SEARCH_INDEX.test(`/${file}`))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const engine = /MiniSearch|search-index/
  const withEngine = scripts.filter((file) =>
    engine.test(readFileSync(path.join(SITE_FOLDER, file), 'utf8')),
  )
  expect(scripts.length).toBeGreaterThan(10)
  expect(withEngine).toEqual([])
})

test('§5 pages have the language, docs version, and elements that the crawler in DEPLOY.md reads', () => {
  const html = (route: string) => readFileSync(`${SITE_FOLDER}${route}.html`, 'utf8')
  const article = html('/docs/Stream/API/Introduction')
  expect(article.match(/(?<=<meta name="docsearch:)\w+" content="[^"]*/g)).toEqual([
    'language" content="en',
    'version" content="current',
    'docusaurus_tag" content="docs-default-current',
    'product" content="stream',
  ])
  expect(article).toMatch(/data-article.*<h2[^>]* id="/s)
  expect(html('/search')).not.toContain('docsearch:')
})
