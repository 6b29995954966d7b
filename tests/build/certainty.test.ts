// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { exportedPages } from './exported-page'

/** Text by writers only: generated "unconfirmed" marks and lists of open points do not count. */
const LABEL = /\bderived\b|\bconfidence is\b|\bnot (?:confirmed|documented|described)\b/gi

const pages = exportedPages()

test('sentences about certainty are rare, and none says published or assumed', () => {
  const texts = pages.map(
    ({ route, document }) => [route, document.querySelector('.prose')?.textContent ?? ''] as const,
  )
  const labels = texts.flatMap(([, text]) => text.match(LABEL) ?? [])
  expect(labels.length).toBeGreaterThan(10)
  expect(labels.length).toBeLessThanOrEqual(60)
  const hedged = texts.filter(
    ([route, text]) => /\/API\b/.test(route) && /\bpublished\b|\bassumed\b/i.test(text),
  )
  expect(hedged.map(([route]) => route)).toEqual([])
})
