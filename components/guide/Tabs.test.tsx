import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Tab, Tabs } from './Tabs'

function Other(): ReactNode {
  return 'Other'
}

it('may have line breaks between them', () => {
  const tabs = ['Linux', 'Windows'].flatMap((label) => [
    '\n',
    <Tab key={label} label={label}>
      Text
    </Tab>,
  ])
  expect(renderToStaticMarkup(<Tabs>{tabs}</Tabs>).match(/type="radio"/g)).toHaveLength(2)
})

describe('an error is reported with what was found and expected', () => {
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
