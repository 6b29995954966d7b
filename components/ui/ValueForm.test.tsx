import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { VALUE_KINDS } from '../../lib/content/values/value-kinds'
import { pageAt } from '../../tests/fixtures/page-context'
import { pressKey, renderForm } from '../../tests/fixtures/render-form'
import { PlaceholderValue } from '../mdx/elements'
import { PageContext } from './PageContext'
import { ValueForm } from './ValueForm'

const described = (label: string, kind: 'cluster-name' | 'cloud-secret') => ({
  ...VALUE_KINDS[kind],
  label,
  meaning: 'What the value means.',
  example: 'x',
})
const values = {
  'cluster-name': described('Cluster name', 'cluster-name'),
  password: { ...described('Password', 'cloud-secret'), secret: true },
}

function open(placeholders: string, onDone?: () => void, names = Object.keys(values)) {
  const { control, set, button, press, textsOf, wait } = renderForm(
    <PageContext value={{ ...pageAt('/docs/Page'), placeholders, values }}>
      <ValueForm groups={[{ title: null, names }]} {...(onDone && { onDone, first: 'password' })} />
      <code>
        <PlaceholderValue>{'<cluster-name>'}</PlaceholderValue>{' '}
        <PlaceholderValue>{'<password>'}</PlaceholderValue>
      </code>
    </PageContext>,
  )
  return { control, set, button, press, textsOf, wait, code: () => textsOf('code').join() }
}

test('only a valid value is marked as filled in; an invalid one stays out of the commands', async () => {
  const { control, set, textsOf, wait, code } = open('invalid')
  const about = () => textsOf(`[id="${control('cluster-name').getAttribute('aria-describedby')}"]`)
  set('cluster-name', 'my cluster')
  expect(control('cluster-name').matches('[aria-invalid]:not([data-filled])')).toBe(true)
  expect(textsOf('.value [aria-live]')).toEqual(['', ''])
  await wait()
  expect(textsOf('.value [aria-live]')).toEqual([
    expect.stringMatching(/^Cluster name: .*no spaces/),
    '',
  ])
  expect(about()).toEqual([expect.stringContaining('no spaces')])
  // Firefox leaves a status out of a description.
  expect(document.querySelector('.value :is(output, [role=status])')).toBeNull()
  expect(code()).toBe('<cluster-name> <password>')
  set('cluster-name', 'my-cluster')
  await wait()
  expect(control('cluster-name').matches('[data-filled]:not([aria-invalid])')).toBe(true)
  expect(about()).not.toEqual([expect.stringContaining('no spaces')])
  expect(code()).toBe('my-cluster <password>')
})

test('an invalid value that an older release stored is only in its field', () => {
  localStorage.setItem('values.old', '{"cluster-name":"x; touch /tmp/y #"}')
  const { control, code } = open('old')
  expect(control('cluster-name').value).toBe('x; touch /tmp/y #')
  expect(code()).toBe('<cluster-name> <password>')
})

test('Done does not close the form over an invalid value', () => {
  const onDone = vi.fn()
  const { control, set, press } = open('done', onDone)
  expect(document.activeElement, 'the field of the placeholder').toBe(control('password'))
  set('password', 'two words')
  control('cluster-name').focus()
  press('Done')
  expect(document.activeElement).toBe(control('password'))
  expect(onDone).not.toHaveBeenCalled()
  set('password', 'word ')
  expect(control('password').value, 'a space before the next word').toBe('word ')
  press('Done')
  expect(onDone).toHaveBeenCalledOnce()
})

test('secrets are never stored; clearing all values keeps the focus and can be undone', () => {
  localStorage.setItem('values.cleared', '{"of-another-page":"x"}')
  const { control, set, button, code } = open('cleared')
  set('cluster-name', 'stream-prod')
  set('password', 'canal-93-mirror')
  expect(localStorage.getItem('values.cleared')).toBe(
    '{"of-another-page":"x","cluster-name":"stream-prod"}',
  )
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('canal')
  act(() => button('Clear values')?.focus())
  act(() => button('Clear values')?.click())
  expect([control('cluster-name').value, control('password').value]).toEqual(['', ''])
  expect(localStorage.getItem('values.cleared')).toBe('{"of-another-page":"x"}')
  expect(document.activeElement?.textContent).toBe('Undo')
  act(() => button('Undo')?.click())
  expect(code()).toBe('stream-prod canal-93-mirror')
})

test('a form clears only its own values', () => {
  const { set } = open('parts')
  set('cluster-name', 'stream-prod')
  set('password', 'canal')
  const { press, code } = open('parts', undefined, ['cluster-name'])
  press('Clear values')
  expect(code()).toBe('<cluster-name> canal')
})

test('a phone corrects no value, and Enter leads to the next field', async () => {
  const { control } = open('phone')
  const [first, last] = [control('cluster-name'), control('password')]
  for (const name of ['autocorrect', 'autocapitalize']) expect(first.getAttribute(name)).toBe('off')
  expect(first.getAttribute('enterkeyhint')).toBe('next')
  act(() => first.focus())
  pressKey('Enter')
  expect(document.activeElement).toBe(last)
})
