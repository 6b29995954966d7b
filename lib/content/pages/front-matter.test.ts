import { describe, expect, it, vi } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { descriptionOf, pageText } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { siteConfig } from '../settings/site-config'
import { formatDate, parseFrontMatter, withoutFrontMatter } from './front-matter'

function messagesIn(source: string): readonly string[] {
  const problems = problemsOf(() => parseFrontMatter(source, 'A.mdx'))
  return problems.map((problem) => formatProblem(problem).slice(6))
}

describe('a valid page', () => {
  it('has front matter, and a body with the same line numbers', () => {
    const source = pageText('AddEvent', { tags: '[captions]', sidebarTitle: 'Add' }, '## Request\n')
    expect(parseFrontMatter(source, 'A.mdx')).toEqual({
      title: 'AddEvent',
      description: descriptionOf('AddEvent'),
      updated: '2026-03-14',
      tags: ['captions'],
      sidebarTitle: 'Add',
    })
    expect(withoutFrontMatter(source)).toBe(`${'\n'.repeat(8)}## Request\n`)
  })

  it.each([
    ['a placeholder without a date', pageText('A', { status: 'placeholder', updated: null })],
    ['an app page without a date', pageText('A', { layout: 'app', updated: null })],
    ['Windows line ends', pageText('A').replaceAll('\n', '\r\n')],
    ['a title of 70 characters', pageText('x'.repeat(70))],
    ['spaces behind the dashes', pageText('A').replaceAll('---\n', '---  \n')],
    ['a line of dashes in the body', pageText('A', {}, 'Text\n\n---\n\nText')],
  ])('%s', (_case, source) => {
    expect(messagesIn(source)).toEqual([])
  })
})

const MISTAKES = [
  '',
  `\n${pageText('A')}`,
  '## Heading\n',
  '+++\ntitle = "A"\n+++\n',
  '--- # A\ntitle: A\n---\n',
  '---\ntitle: A\n',
  '---\n---\n',
  '---\ntitle: A: B\n---\n',
  pageText('A', { colour: 'red' }),
  pageText('A', { updated: '20260314' }),
  pageText('A', { updated: '2026-02-30' }),
  pageText('""', { description: 'Short.', 'side-title': 'A', updated: '2026' }),
]

it('all mistakes are reported at once, with their lines and the fix', async () => {
  const found = MISTAKES.map((source) => [JSON.stringify(source), messagesIn(source)])
  await expectYaml(Object.fromEntries(found), 'front-matter-problems')
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('dates are the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatDate('2025-01-01')).toBe('January 1, 2025')
})

it('§3 dates use the locale’s calendar', () => {
  Object.assign(siteConfig.i18n.locales.en ?? {}, { calendar: 'buddhist' })
  expect(formatDate('2026-03-14')).toBe('March 14, 2569 BE')
})
