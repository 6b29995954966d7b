// @vitest-environment jsdom
import { Readability } from '@mozilla/readability'
import { describe, expect, it } from 'vitest'
import { exportedPages } from './exported-page'

const pages = exportedPages()
const LONG_GUIDES = [
  '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  '/docs/Stream/Installation_Guides/Kubernetes/AWS',
]

describe('without style sheets', () => {
  const INLINE = 'a, b, button, code, em, label, small, span, strong'

  it('words of labels, cells and the chrome do not stick together', () => {
    const stuck = pages.flatMap(({ document, route }) =>
      [...document.querySelectorAll(INLINE)]
        .filter((element) => element.closest('pre, svg, [aria-hidden="true"]') === null)
        .filter(({ textContent, nextSibling }) => {
          // In running text a word may have markup in it.
          const isInline =
            nextSibling instanceof Element
              ? nextSibling.matches(INLINE)
              : nextSibling?.parentElement?.closest('.prose') === null
          return (
            isInline && /\w$/.test(textContent ?? '') && /^\w/.test(nextSibling?.textContent ?? '')
          )
        })
        .map((element) => `${route}: ${element.textContent}${element.nextSibling?.textContent}`),
    )
    expect(stuck).toEqual([])
  })
})

describe('a reader view', () => {
  const guides = pages.filter(({ route }) => LONG_GUIDES.includes(route))

  it('keeps what each value is', () => {
    const lost = guides.flatMap(({ document, route }) => {
      const about = [...document.querySelectorAll(`.value p:last-child`)]
      const copy = document.cloneNode(true) as Document
      const text = new Readability(copy).parse()?.textContent ?? ''
      return about
        .map(({ textContent }) => textContent ?? '')
        .filter((meaning) => !text.includes(meaning))
        .map((meaning) => `${route}: ${meaning}`)
    })
    expect(guides.map(({ route }) => route)).toEqual(LONG_GUIDES)
    expect(lost).toEqual([])
  })
})
