// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { exportedPages, readSiteFile } from './exported-page'

const pages = exportedPages()

/** The policy of a page, by directive. */
function policyOf(document: Document): Map<string, readonly string[]> {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]')
  const parts = (meta?.getAttribute('content') ?? '').split(';').map((part) => part.split(' '))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

const failing = (isRight: (document: Document) => boolean) =>
  pages.filter(({ document }) => !isRight(document)).map(({ route }) => route)

it('every page has the same strict policy, but for scripts, before anything that it loads or runs', () => {
  expect(
    failing((document) => {
      const [policy, other] = document.querySelectorAll('meta[http-equiv]')
      const [first] = document.querySelectorAll('script:not([type]), link[rel="stylesheet"], style')
      return (
        policy?.parentElement === document.head &&
        other === undefined &&
        policyOf(document).size > 5 &&
        first !== undefined &&
        policy.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_FOLLOWING
      )
    }),
  ).toEqual([])
  const shared = pages.map(({ document }) =>
    [...policyOf(document)].filter(([name]) => name !== 'script-src').join(';'),
  )
  expect(new Set(shared).size).toBe(1)
})

it('the policy allows the inline script of its page, and no other', () => {
  expect(
    failing((document) => {
      const found = document.querySelectorAll('script:not([src], [type$="json"], [type$="plain"])')
      const hash = createHash('sha256')
        .update(found[0]?.textContent ?? '')
        .digest('base64')
      const allowed = policyOf(document).get('script-src')?.join(' ')
      return found.length === 1 && allowed === `'self' 'sha256-${hash}'`
    }),
  ).toEqual([])
})

it('§1, §6 nobody signs in: no page asks for a password or posts a form, no script sets a cookie', () => {
  const asking = 'input[type="password"], form[method="post" i]'
  expect(failing((document) => document.querySelector(asking) === null)).toEqual([])
  const scripts = exportedFiles().filter((file) => file.endsWith('.js'))
  const setting = scripts.filter((file) => readSiteFile(file).includes('document.cookie'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(setting).toEqual([])
})

it('every page declares its encoding in its first 1024 bytes', () => {
  const late = pages.filter(({ html }) => !/charset=/i.test(html.slice(0, 1000)))
  expect(late.map(({ route }) => route)).toEqual([])
})

it('no page has style elements, inline handlers, or inline styles', () => {
  expect(failing((document) => document.querySelector('style') === null)).toEqual([])
  // A page with such an attribute has this text in its HTML.
  const suspects = pages.filter(({ html }) =>
    /[\s"'/](?:on|style)[\w-]*\s*=|javascript:/i.test(html),
  )
  const found = suspects.flatMap(({ document, route }) =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^(?:on|style$)/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name }) => `${route} <${element.tagName.toLowerCase()} ${name}>`),
    ),
  )
  expect(found).toEqual([])
})
