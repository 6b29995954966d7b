// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Tab, Tabs } from './Tabs'

afterEach(cleanup)

function Other(): ReactNode {
  return 'Other'
}

describe('tabs', () => {
  const linux = <Tab label="Linux">Use apt.</Tab>
  const windows = <Tab label="Windows">Use winget.</Tab>

  it.each([
    ['os', 'Operating system'],
    ['upgrade-method', 'Upgrade method'],
    ['sample-language', 'Language'],
    [undefined, 'Variant'],
  ])('of the group %s are radio buttons named %s', (group, name) => {
    const props = group === undefined ? {} : { group }
    render(
      <Tabs {...props}>
        {linux}
        {windows}
      </Tabs>,
    )
    const radios = within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['Linux', 'Windows'])
    expect(screen.getByRole('radio', { name: 'Windows' })).toBe(radios[1])
  })

  it('hold every variant, each under its title', () => {
    render(
      <Tabs>
        {linux}
        {windows}
      </Tabs>,
    )
    expect(document.body.textContent).toMatch(/LinuxUse apt\.\s*WindowsUse winget\./)
  })

  it('choose one variant each', () => {
    render(
      <>
        <Tabs>
          {linux}
          {windows}
        </Tabs>
        <Tabs>
          {linux}
          {windows}
        </Tabs>
      </>,
    )
    const [first, second, third] = screen.getAllByRole<HTMLInputElement>('radio')
    first?.click()
    second?.click()
    third?.click()
    expect([first?.checked, second?.checked, third?.checked]).toEqual([false, true, true])
  })

  it('may have line breaks between them', () => {
    expect(() => renderToStaticMarkup(<Tabs>{['\n', linux, '\n', windows]}</Tabs>)).not.toThrow()
  })
})

describe('a fault is told with what was found and expected', () => {
  const a = (
    <Tab key="a" label="A">
      Text
    </Tab>
  )

  it.each<[string, ReactNode, string]>([
    ['nothing inside', null, '<Tabs>: found 0 <Tab>, expected at least two'],
    ['text only', 'Text', '<Tabs>: found 0 <Tab>, expected at least two'],
    ['one tab', a, '<Tabs>: found 1 <Tab>, expected at least two'],
    ['an element between tabs', [a, <p key="p">Text</p>], '<Tabs>: found <p>, expected only <Tab>'],
    [
      'another component',
      [a, <Other key="other" />],
      '<Tabs>: found another component, expected only <Tab>',
    ],
    ['no label', [a, <Tab key="none">Text</Tab>], '<Tab>: found no label, expected one'],
    [
      'an empty label',
      [
        a,
        <Tab key="empty" label="">
          Text
        </Tab>,
      ],
      '<Tab>: found no label, expected one',
    ],
    [
      'one label twice',
      [
        a,
        <Tab key="twice" label="A">
          Text
        </Tab>,
      ],
      '<Tabs>: found two <Tab label="A">, expected different labels',
    ],
  ])('%s', (_case, children, message) => {
    expect(() => renderToStaticMarkup(<Tabs>{children}</Tabs>)).toThrow(message)
  })
})
