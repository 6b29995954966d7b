import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tab, Tabs } from './Tabs'

it('may have line breaks between them', () => {
  const tabs = ['Linux', 'Windows'].flatMap((label) => [
    '\n',
    <Tab key={label} label={label}>
      Text
    </Tab>,
  ])
  expect(renderToStaticMarkup(<Tabs>{tabs}</Tabs>).match(/type="radio"/g)).toHaveLength(2)
})
