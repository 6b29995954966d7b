// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { VALUE_KINDS } from '../../../lib/content/values/value-kinds'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { Placeholder } from '../../ui/Placeholder'
import { Values } from './Values'

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

function open(placeholders: string) {
  const page = pageAt('/docs/Page')
  const commands = fields.map(({ name }) => [name])
  const { control, set, textsOf } = renderForm(
    <PageContext value={{ ...page, frontMatter: { ...page.frontMatter, placeholders, values } }}>
      <Values id="values" groups={[{ title: null, fields }]} later={[]} commands={commands} />
      <code>
        <Placeholder>{'<cluster-name>'}</Placeholder> <Placeholder>{'<password>'}</Placeholder>
      </code>
    </PageContext>,
  )
  return {
    field: (name: string) => control(`#value-${name}`),
    fill: (name: string, value: string) => set(`#value-${name}`, value),
    about: (id: string | null) => textsOf(`#${id}`).join(),
    alerts: () => textsOf('[role="alert"]'),
    button: () => document.querySelector('button'),
    count: () => textsOf('output').join(),
    code: () => textsOf('code').join(),
  }
}

test('an invalid value says what is valid once its field is left, and stays out of the commands', () => {
  const { field, fill, about, alerts, code } = open('invalid')
  const name = field('cluster-name')
  act(() => name.focus())
  fill('cluster-name', 'my cluster')
  expect(name.hasAttribute('aria-invalid')).toBe(false)
  act(() => name.blur())
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(alerts()).toEqual([expect.stringContaining('no spaces')])
  expect(about(name.getAttribute('aria-describedby'))).toContain('no spaces')
  expect(code()).toBe('<cluster-name> <password>')
  fill('cluster-name', 'my-cluster')
  expect(name.hasAttribute('aria-invalid')).toBe(false)
  expect(alerts()).toEqual([])
  expect(code()).toBe('my-cluster <password>')
})

test('clearing all values keeps the focus and can be undone, also for secrets', () => {
  const { field, fill, button, count, code } = open('cleared')
  fill('cluster-name', 'stream-prod')
  fill('password', 'canal-93-mirror')
  expect(count()).toBe('2 commands show your values')
  act(() => button()?.focus())
  act(() => button()?.click())
  expect([field('cluster-name').value, field('password').value]).toEqual(['', ''])
  expect(count()).toBe('All values cleared')
  expect(document.activeElement?.textContent).toBe('Undo')
  act(() => button()?.click())
  expect(code()).toBe('stream-prod canal-93-mirror')
  expect(count()).toBe('2 commands show your values')
})
