import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type KnownOutput, MAX_CHARACTERS } from '../../lib/content/symptoms/match-output'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { PageContext } from '../ui/PageContext'
import { PasteOutput } from './PasteOutput'

const known = { product: 'ftc', page: 'FTC guide', near: [], vague: false, general: true } as const
const KNOWN: readonly KnownOutput[] = [
  {
    ...known,
    url: '/docs/FTC/Guide#name',
    symptom: 'cannot re-use a name that is still in use',
    cause: [{ text: 'helm list', isCode: true }, { text: ' has this name' }],
    signs: ['cannot re-use a name that is still in use'],
    action: [
      { text: 'List the releases: ' },
      { text: 'helm list -A', isCode: true },
      { text: '. Then ' },
      { text: 'install', href: '/docs/FTC/Guide#install', step: 14 },
      { text: ' with ' },
      { text: '--wait', isCode: true },
      { text: ', and never with ' },
      { text: '--force', isCode: true },
      { text: '. ' },
      { text: 'helm delete x', isCode: true },
      { text: ' would stop it.' },
    ],
  },
  {
    ...known,
    url: '/docs/FTC/Troubleshooting#cpu',
    symptom: 'Insufficient cpu',
    cause: [],
    signs: ['Insufficient cpu'],
    action: [{ text: 'Wait' }],
  },
]

async function paste(text: string) {
  vi.stubGlobal('fetch', async () => Response.json(KNOWN))
  const form = renderForm(
    <PageContext value={pageAt('/docs/FTC/Troubleshooting')}>
      <PasteOutput>
        <p>Send it to support.</p>
      </PasteOutput>
    </PageContext>,
  )
  form.set('textarea', text)
  await act(async () => undefined)
  return form
}

it('the number of known errors is announced when the reader pauses, and the field says what happens to the text', async () => {
  const { control, set, textsOf, wait } = await paste('E')
  expect(textsOf('.unseen[aria-live]').join()).toBe('')
  await wait()
  expect(textsOf('.unseen[aria-live]').join()).toContain('No known error found')
  expect(textsOf('h2 + .boxed > p')).toEqual(['Send it to support.'])
  const { id } = control('small')
  expect(control('textarea').getAttribute('aria-describedby')).toBe(id)
  const note = () => textsOf(`[id="${id}"]`).join()
  expect(note()).toBe('The text never leaves your browser.')
  set('textarea', 'E'.repeat(MAX_CHARACTERS))
  expect(note()).toContain(' Only the first 200,000 characters are searched.')
})

it('the best match shows its line, cause, commands to copy, not those it warns of, and step; others are folded', async () => {
  const { textsOf } = await paste(
    'x\n0/3 nodes: 3 Insufficient cpu.\nError: https://eks.example.com cannot re-use a name that is still in use',
  )
  expect(textsOf('h2')).toEqual(['2 known errors, most likely cause first'])
  expect(textsOf('[open] h3')).toEqual(['cannot re-use a name that is still in use'])
  expect(textsOf('[open] dt')).toEqual(['Line 3', 'Answered by', 'Cause', 'Do this'])
  expect(textsOf('[open] pre')).toEqual(['helm list -A'])
  expect(textsOf('[open] dd > code')).toEqual(['helm list', '--wait', '--force', 'helm delete x'])
  expect(textsOf('[open] dd').at(-1)).toBe(
    'List the releases: helm list -AThen install with --wait, and never with --force. helm delete x would stop it.',
  )
  expect(textsOf('[open] > a[href="/docs/FTC/Guide#install"]')).toEqual(['Step 14 of the guide'])
  expect(textsOf('details:not([open]) summary')).toEqual(['Insufficient cpu Line 2'])
  expect(textsOf('details:not([open]) > a')).toEqual(['Open in the table below'])
})
