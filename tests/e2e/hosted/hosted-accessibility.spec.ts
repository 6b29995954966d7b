import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { axeInBothModes } from '../axe'
import { hitOf, responseOf, test } from './hosted-test'

/** The version of @docsearch/react that the list below was made with. */
const DOCSEARCH_VERSION = '3.9.0'

/** axe's known findings in DocSearch's own markup; the test fails with more or fewer. */
const DOCSEARCH_FAILURES: readonly RegExp[] = [
  // The backdrop is a button around everything.
  /nested-interactive: [^:]+: \.DocSearch /,
  // Options contain links.
  /nested-interactive: [^:]+: #docsearch-hits\d+-item-\d+ /,
  // The input refers to lists that are not visible.
  /aria-valid-attr-value: [^:]+: #docsearch-input/,
]

// axe runs several times in each test.
test.slow()

test('axe finds only DocSearch’s known issues in the modal', async ({
  page,
  hosts,
  docs,
  modal,
}) => {
  const found = new Set<string>()
  const look = async () => {
    for (const line of await axeInBothModes(page)) found.add(line)
  }
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

test('the list is for the installed version', () => {
  const file = readFileSync('node_modules/@docsearch/react/package.json', 'utf8')
  expect(JSON.parse(file)).toMatchObject({ version: DOCSEARCH_VERSION })
})
