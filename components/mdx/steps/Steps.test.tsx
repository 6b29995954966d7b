// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { doneStepsItem } from '../../../lib/browser/storage/storage-items'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { Step, Steps } from './Steps'

const ROUTE = '/docs/FTC/FAQ'
const IDS = ['check', 'install', 'verify']

it('a step, Clear, and Undo change what other tabs have stored, not what is visible', () => {
  const { press } = renderForm(
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
