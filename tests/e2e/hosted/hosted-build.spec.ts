import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { exportedFiles, SITE_FOLDER } from '../../fixtures/exported-site'
import { SEARCH_INDEX } from '../pages/SearchModal'
import { test } from './hosted-test'

test('issue 4, 3 the hosted build has no embedded engine and no index', () => {
  const files = exportedFiles()
  expect(files.filter((file) => SEARCH_INDEX.test(`/${file}`))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const engine = /beginningWith|search-index|WorkerUnavailable/
  const withEngine = scripts.filter((file) =>
    engine.test(readFileSync(path.join(SITE_FOLDER, file), 'utf8')),
  )
  expect(scripts.length).toBeGreaterThan(10)
  expect(withEngine).toEqual([])
})
