// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { exportedPages } from './exported-page'

const pages = exportedPages()
describe('without style sheets', () => {
  const INLINE = 'a, b, button, code, em, label, small, span, strong'

  it('words of labels, cells, and the chrome do not run together', () => {
    const stuck = pages.flatMap(({ document, route }) =>
      [...document.querySelectorAll(INLINE)]
        .filter((element) => element.closest('pre, svg, [aria-hidden="true"]') === null)
        .filter(({ textContent, nextSibling, nextElementSibling }) => {
          // In running text, a word may contain markup.
          const isInline =
            nextSibling === nextElementSibling
              ? nextElementSibling?.matches(INLINE)
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
