import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Image } from './Image'
import { Link } from './Link'

it.each([
  ['/docs/FTC', '<a href="/docs/FTC">Words</a>'],
  ['#x', '<a href="#x">Words</a>'],
  ['https://example.com/a', '<a href="https://example.com/a" rel="noopener noreferrer">Words</a>'],
  ['http://example.com/a', '<a href="http://example.com/a" rel="noopener noreferrer">Words</a>'],
  ['mailto:a@example.com', '<a href="mailto:a@example.com">Words</a>'],
])('H05 a link to %s is %s', (href, html) => {
  expect(renderToStaticMarkup(<Link href={href}>Words</Link>)).toBe(html)
})

it('an image loads as it comes near', () => {
  expect(renderToStaticMarkup(<Image src="/img/ftc/a.png" alt="The window" />)).toContain(
    '<img src="/img/ftc/a.png" alt="The window" loading="lazy"',
  )
})
