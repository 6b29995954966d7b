import { act } from 'react'
import { expect, it } from 'vitest'
import { doneStepsItem } from '../../../lib/browser/storage/storage-items'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { Step, Steps } from './Steps'

const ROUTE = '/docs/FTC/FAQ'
const IDS = ['check', 'install', 'verify']

function openSteps() {
  return renderForm(
    <PageContext value={pageAt(ROUTE)}>
      <Steps first={1} ids={IDS}>
        {IDS.map((id, index) => (
          <Step key={id} number={index + 1} id={id}>
            {id}
          </Step>
        ))}
      </Steps>
    </PageContext>,
  )
}

it('progress is announced after a change, and not to a reader who comes back', async () => {
  doneStepsItem(ROUTE).set(['check'])
  const { count } = openSteps()
  expect(await count()).toBe('')
  act(() => document.querySelectorAll<HTMLElement>('[type="checkbox"]')[1]?.click())
  expect(await count()).toBe('2 of 3 steps done')
  doneStepsItem(ROUTE).set(null)
})

it('a step, Clear, and Undo change what other tabs have stored, not what is visible', () => {
  const { press } = openSteps()
  const done = doneStepsItem(ROUTE)
  const store = (ids: readonly string[]) =>
    window.localStorage.setItem(`steps.done.${ROUTE}`, JSON.stringify(ids))
  const clickInstall = () =>
    act(() => document.querySelectorAll<HTMLElement>('[type="checkbox"]')[1]?.click())
  store(['check'])
  clickInstall()
  expect(done.get()).toEqual(['check', 'install'])
  store(['check', 'install', 'verify'])
  clickInstall()
  expect(done.get()).toEqual(['check', 'verify'])
  store(IDS)
  press('Clear marks')
  expect(done.get()).toBeNull()
  press('Undo')
  expect(done.get()).toEqual(IDS)
})
