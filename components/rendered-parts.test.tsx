import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteConfig } from '../lib/content/settings/site-config'
import type { SiteConfig } from '../lib/site/site-config-schema'
import { pageAt } from '../tests/fixtures/page-context'
import { OwnerLinks } from './layout/docs/PageEnd'
import { Callout } from './mdx/elements'
import { PageContext } from './ui/PageContext'

const ROUTE = '/docs/FTC/FAQ'
const FORM = 'https://example.com/f?site=docs'

const { editUrl, feedback } = siteConfig.docs

const owner = (links: Pick<SiteConfig['docs'], 'editUrl' | 'feedback'>) => (
  <OwnerLinks route={ROUTE} filePath="pages/docs/FTC/FAQ.mdx" {...links} />
)

/** Component variants that no page of this site renders. */
const PARTS: readonly (readonly [string, () => ReactNode, string | readonly string[]])[] = [
  [
    'without the owner’s setting, there are no edit or feedback links',
    () => owner({ editUrl, feedback }),
    '',
  ],
  [
    'edit and feedback links are plain links',
    () => owner({ editUrl: 'https://example.com/edit', feedback: FORM }),
    [
      '<a href="https://example.com/edit/pages/docs/FTC/FAQ.mdx"',
      `<a href="${FORM}&amp;page=%2Fdocs%2FFTC%2FFAQ&amp;helpful=yes"`,
      `<a href="${FORM}&amp;page=%2Fdocs%2FFTC%2FFAQ&amp;helpful=no"`,
    ],
  ],
  [
    'a mail has the answer and the page in its subject',
    () => owner({ editUrl: null, feedback: 'mailto:docs@example.com' }),
    ['"mailto:docs@example.com?subject=Helpful%3A%20no%2C%20%2Fdocs%2FFTC%2FFAQ"'],
  ],
  ['a callout without a type', () => <Callout>Text</Callout>, ['aria-label="Note"']],
  [
    'a callout with a title also shows its type',
    () => <Callout type="warning" title="Costs" />,
    ['aria-label="Costs"', '>Warning<'],
  ],
]

it.each(PARTS)('%s', (_case, part, expected) => {
  const html = renderToStaticMarkup(<PageContext value={pageAt(ROUTE)}>{part()}</PageContext>)
  if (typeof expected === 'string') expect(html).toBe(expected)
  else for (const text of expected) expect(html).toContain(text)
})
