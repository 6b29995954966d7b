// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { SAMPLE_FORM_CLASS } from '../../content/api/contract'
import type { ArticleBehavior, ArticleContext } from '../article/article-behavior'
import { enhanceValuesForm } from '../values/values-form'
import { enhanceSampleForm } from './sample-form'

const CONTEXT: ArticleContext = {
  route: '/docs',
  signal: new AbortController().signal,
  changeUrl: () => {},
}

function open(html: string, enhance: ArticleBehavior): HTMLElement {
  const article = document.createElement('article')
  article.innerHTML = html
  document.body.replaceChildren(article)
  enhance(article, CONTEXT)
  return article
}

function type(article: HTMLElement, name: string, value: string): void {
  const input = article.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (input === null) throw new Error(`no field ${name}`)
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const COMMAND =
  '<code>curl <var data-placeholder="api-host"></var>?<var data-placeholder="api-token"></var></code>'
const GUIDE = `<form data-values="stream-kubernetes"><input id="value-cluster-name"><p></p>
  <input id="value-api-host"><p></p><input id="value-api-token" data-secret><p></p></form>${COMMAND}`
const METHOD = `<form class="${SAMPLE_FORM_CLASS}"><input name="api-host"><input name="api-token">
  <button type="reset"></button></form>${COMMAND}`
const command = (article: HTMLElement) => article.querySelector('code')?.textContent

it('shows on API pages what was filled in on a guide, and the other way around', () => {
  const guide = open(GUIDE, enhanceValuesForm)
  type(guide, 'cluster-name', 'stream-prod')
  type(guide, 'api-host', 'api.example.com')
  type(guide, 'api-token', 's3cret')
  const method = open(METHOD, enhanceSampleForm)
  expect(command(method)).toBe('curl api.example.com?s3cret')
  expect(JSON.stringify({ ...localStorage })).not.toContain('s3cret')

  type(method, 'api-host', 'second.example.com')
  expect(command(open(GUIDE, enhanceValuesForm))).toBe('curl second.example.com?s3cret')

  open(METHOD, enhanceSampleForm).querySelector('button')?.click()
  const after = open(GUIDE, enhanceValuesForm)
  expect(command(after)).toBe('curl ?')
  expect(after.querySelector<HTMLInputElement>('[name="cluster-name"]')?.value).toBe('stream-prod')
})
