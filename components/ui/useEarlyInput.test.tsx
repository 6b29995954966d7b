import { act, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useEarlyInput } from './useEarlyInput'

const FIRST = { text: '', note: '', choice: '', isOn: 'yes', untouched: 'as it was' }

function Fields() {
  const box = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(FIRST)
  useEarlyInput(box, ({ name, value }) =>
    setValues((others) => ({ ...others, [name]: name === 'isOn' ? 'no' : value })),
  )
  const ignore = () => undefined
  return (
    <div ref={box}>
      <input name="text" value={values.text} onChange={ignore} />
      <input name="untouched" value={values.untouched} onChange={ignore} />
      <textarea name="note" />
      <input name="choice" type="radio" value="a" checked={values.choice === 'a'} readOnly />
      <input name="choice" type="radio" value="b" checked={values.choice === 'b'} readOnly />
      <input name="isOn" type="checkbox" checked={values.isOn === 'yes'} readOnly />
      <output>{JSON.stringify(values)}</output>
    </div>
  )
}

it('a component gets what the reader typed and chose before hydration, and nothing else', async () => {
  document.body.innerHTML = `<div>${renderToString(<Fields />)}</div>`
  const find = <Found extends Element>(selector: string) => {
    const found = document.querySelector<Found>(selector)
    if (found === null) throw new Error(`found no ${selector}`)
    return found
  }
  find<HTMLInputElement>('[name=text]').value = 'typed'
  find<HTMLTextAreaElement>('[name=note]').value = 'pasted'
  find<HTMLInputElement>('[value=b]').click()
  find<HTMLInputElement>('[name=isOn]').click()
  await act(async () => hydrateRoot(find('div'), <Fields />))
  const taken = { text: 'typed', note: 'pasted', choice: 'b', isOn: 'no', untouched: 'as it was' }
  expect(JSON.parse(find('output').textContent)).toEqual(taken)
  expect(find<HTMLInputElement>('[value=b]').checked).toBe(true)
  expect(find<HTMLInputElement>('[name=isOn]').checked).toBe(false)
})
