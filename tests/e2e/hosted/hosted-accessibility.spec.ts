import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { axeInBothModes } from '../axe'
import { HostedModal } from '../pages/HostedModal'
import { DOCSEARCH_FAILURES, DOCSEARCH_VERSION } from './docsearch-axe'
import { hitOf, responseOf, test } from './hosted-test'

// axe looks at everything several times.
test.slow()

test('I01 axe finds in the modal what DocSearch fails in, and nothing else', async ({
  page,
  hosts,
  docs,
}) => {
  const found = new Set<string>()
  const look = async () => {
    for (const line of await axeInBothModes(page)) found.add(line)
  }
  const modal = new HostedModal(page)
  const [host] = hosts
  await docs.open('/docs/FTC')
  await modal.open()
  await look()
  host.reply(() => responseOf(hitOf('/docs/FTC#a', 'FTC'), hitOf('/docs/Stream#b', 'Stream')))
  await modal.searchFor('some')
  await look()
  host.reply(() => responseOf())
  await modal.searchFor('none')
  await look()
  for (const bad of hosts) bad.reply(() => ({ status: 403, body: {} }))
  await modal.input.fill('bad')
  await expect(modal.error).toBeVisible()
  await look()
  const lines = [...found]
  const isKnown = (line: string) => DOCSEARCH_FAILURES.some((failure) => failure.test(line))
  expect(lines.filter((line) => !isKnown(line))).toEqual([])
  const fixed = DOCSEARCH_FAILURES.filter((failure) => !lines.some((line) => failure.test(line)))
  expect(fixed).toEqual([])
})

test('the list is of the version that is installed', () => {
  const file = readFileSync('node_modules/@docsearch/react/package.json', 'utf8')
  expect(JSON.parse(file)).toMatchObject({ version: DOCSEARCH_VERSION })
})
