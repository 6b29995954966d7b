import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Callout } from './mdx/elements'

/** Component variants that no page of this site renders. */
const PARTS: readonly (readonly [string, () => ReactNode, readonly string[]])[] = [
  ['a callout without a type', () => <Callout>Text</Callout>, ['aria-label="Note"']],
  [
    'a callout with a title also shows its type',
    () => <Callout type="warning" title="Costs" />,
    ['aria-label="Costs"', '>Warning<'],
  ],
]

it.each(PARTS)('%s', (_case, part, expected) => {
  const html = renderToStaticMarkup(part())
  for (const text of expected) expect(html).toContain(text)
})
