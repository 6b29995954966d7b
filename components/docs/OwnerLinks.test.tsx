import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { OwnerLinks } from './OwnerLinks'

const page = { route: '/docs/FTC/FAQ', filePath: 'pages/docs/FTC/FAQ.mdx' }

it('nothing is asked of readers unless the owner switches it on', () => {
  const { editUrl, feedback } = siteConfig.docs
  expect(renderToStaticMarkup(<OwnerLinks {...page} editUrl={editUrl} feedback={feedback} />)).toBe(
    '',
  )
})

it('with both switched on, a reader can edit the page and answer, by plain links', () => {
  const html = renderToStaticMarkup(
    <OwnerLinks
      {...page}
      editUrl="https://example.com/edit"
      feedback="https://example.com/f?site=docs"
    />,
  )
  expect(linksOf(html)).toEqual([
    ['https://example.com/edit/pages/docs/FTC/FAQ.mdx', 'Edit this page'],
    ['https://example.com/f?site=docs&amp;page=%2Fdocs%2FFTC%2FFAQ&amp;helpful=yes', 'Yes, it was'],
    [
      'https://example.com/f?site=docs&amp;page=%2Fdocs%2FFTC%2FFAQ&amp;helpful=no',
      'No, it was not',
    ],
  ])
  expect(html).toContain('Was this page helpful?')
  expect(html).not.toMatch(/<script|<form| style=| on\w+=/)
})

it('a mail has the response and the page as its subject', () => {
  const html = renderToStaticMarkup(
    <OwnerLinks {...page} editUrl={null} feedback="mailto:docs@example.com" />,
  )
  expect(linksOf(html)).toEqual([
    ['mailto:docs@example.com?subject=Helpful%3A%20yes%2C%20%2Fdocs%2FFTC%2FFAQ', 'Yes, it was'],
    ['mailto:docs@example.com?subject=Helpful%3A%20no%2C%20%2Fdocs%2FFTC%2FFAQ', 'No, it was not'],
  ])
})

function linksOf(html: string): [string, string][] {
  return [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href = '', name = '']) => [
    href,
    name,
  ])
}
