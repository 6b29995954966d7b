// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { VALUE_KINDS } from '../../../lib/content/values/value-kinds'
import { pageAt } from '../../../tests/fixtures/page-context'
import { PageContext } from '../../ui/PageContext'
import { Placeholder } from '../../ui/Placeholder'
import { Values } from './Values'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const described = (name: string, kind: 'cluster-name' | 'cloud-secret', secret = false) => ({
  ...VALUE_KINDS[kind],
  name,
  kind,
  secret,
  label: name,
  meaning: 'What the value means.',
  example: 'x',
})
const fields = [
  described('cluster-name', 'cluster-name'),
  described('password', 'cloud-secret', true),
]
const values = Object.fromEntries(fields.map((field) => [field.name, field]))

function open(set: string) {
  const page = pageAt('/docs/Page')
  const frontMatter = { ...page.frontMatter, placeholders: set, values }
  const box = document.body.appendChild(document.createElement('div'))
  const commands = fields.map(({ name }) => [name])
  act(() =>
    createRoot(box).render(
      <PageContext value={{ ...page, frontMatter }}>
        <Values id="values" groups={[{ title: null, fields }]} later={[]} commands={commands} />
        <code>
          <Placeholder>{'<cluster-name>'}</Placeholder> <Placeholder>{'<password>'}</Placeholder>
        </code>
      </PageContext>,
    ),
  )
  const field = (name: string) => box.querySelector<HTMLInputElement>(`#value-${name}`)
  return {
    field,
    fill: (name: string, value: string) =>
      act(() => {
        const { set: setValue } =
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        setValue?.call(field(name), value)
        field(name)?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    about: (name: string) =>
      box.querySelector(`#${field(name)?.getAttribute('aria-describedby')}`)?.textContent,
    button: () => box.querySelector('button'),
    count: () => box.querySelector('output')?.textContent,
    code: () => box.querySelector('code')?.textContent,
  }
}

test('an invalid value says what is valid once its field is left, and stays out of the commands', () => {
  const { field, fill, about, code } = open('invalid')
  act(() => field('cluster-name')?.focus())
  fill('cluster-name', 'my cluster')
  expect(field('cluster-name')?.hasAttribute('aria-invalid')).toBe(false)
  act(() => field('cluster-name')?.blur())
  expect(field('cluster-name')?.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('no spaces')
  expect(about('cluster-name')).toContain('no spaces')
  expect(code()).toBe('<cluster-name> <password>')
  fill('cluster-name', 'my-cluster')
  expect(field('cluster-name')?.hasAttribute('aria-invalid')).toBe(false)
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(code()).toBe('my-cluster <password>')
})

test('clearing all values keeps the focus and can be undone, also for secrets', () => {
  const { field, fill, button, count, code } = open('cleared')
  fill('cluster-name', 'stream-prod')
  fill('password', 'canal-93-mirror')
  expect(count()).toBe('2 commands show your values')
  act(() => button()?.focus())
  act(() => button()?.click())
  expect([field('cluster-name')?.value, field('password')?.value]).toEqual(['', ''])
  expect(count()).toBe('All values cleared')
  expect(document.activeElement?.textContent).toBe('Undo')
  act(() => button()?.click())
  expect(code()).toBe('stream-prod canal-93-mirror')
  expect(count()).toBe('2 commands show your values')
})
