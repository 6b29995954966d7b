import { describe, expect, it, vi } from 'vitest'
import { descriptionOf, pageText } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { siteConfig } from '../settings/site-config'
import { formatDate, parseFrontMatter, withoutFrontMatter } from './front-matter'

const KEYS =
  'title, description, keywords, updated, sidebarTitle, status, questions, tags, duration, commands, askFirst, appliesTo, placeholders, from, next, layout'

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

describe('missing or empty front matter', () => {
  const expected =
    'expected --- alone on the first line, then title and description, then --- alone on another line'

  it.each([
    ['', 'an empty line'],
    [`\n${pageText('A')}`, 'an empty line'],
    ['## Heading\n', '"## Heading"'],
    ['+++\ntitle = "A"\n+++\n', '"+++"'],
    ['--- # A\ntitle: A\n---\n', '"--- # A"'],
    ['---\ntitle: A\n', '"---"'],
  ])('%j', (source, found) => {
    expect(messagesIn(source)).toEqual([`1 front matter: found ${found}, ${expected}`])
  })

  it('an empty block lacks every required field', () => {
    expect(messagesIn('---\n---\n')).toEqual([
      '1 title: found nothing, expected string: the field is missing',
      '1 description: found nothing, expected string: the field is missing',
      '1 updated: found nothing, expected a date such as 2026-03-14: the field is missing',
    ])
  })
})

describe('an invalid field', () => {
  it.each([
    ['colour', 'red', `found "red", expected no field with this name; known fields: ${KEYS}`],
    ['updated', '20260314', 'found 20260314, expected a date such as 2026-03-14'],
    ['updated', '2026-02-30', 'found "2026-02-30", expected a date such as 2026-03-14'],
  ])('%s: %s', (field, value, problem) => {
    const source = pageText('A', { [field]: value })
    const line = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1
    expect(messagesIn(source)).toEqual([`${line} ${field}: ${problem}`])
  })

  it('all mistakes are reported at once', () => {
    const source = pageText('""', { description: 'Short.', 'side-title': 'A', updated: '2026' })
    const places = messagesIn(source).map((problem) => problem.split(':')[0])
    expect(places).toEqual(['2 title', '3 description', '4 updated', '5 side-title'])
  })
})

it.each([
  ['title: A: B', 2, 'name: value, with quotation marks around a value'],
  ['tags: [workflow]\ntitle: *Bold*', 3, 'quotation marks around a value'],
  ['title: A\ndescription: "open', 3, '"name: value" or "- value", with all quotation marks'],
])('invalid YAML is reported with its line and the fix: %s', (yaml, line, expected) => {
  const [problem] = messagesIn(`---\n${yaml}\n---\n`)
  expect(problem).toMatch(/^\d+ front matter: found ("|the end|\*Bold\*,)/)
  expect(problem).toContain(`${line} front matter`)
  expect(problem).toContain(`expected ${expected}`)
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('dates are the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatDate('2025-01-01')).toBe('January 1, 2025')
})

it('§3 dates use the locale’s calendar', () => {
  Object.assign(siteConfig.i18n.locales.en ?? {}, { calendar: 'buddhist' })
  expect(formatDate('2026-03-14')).toBe('March 14, 2569 BE')
})
