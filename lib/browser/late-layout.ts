import { ROOT_ATTRIBUTES } from '../config/element-ids'

/** The reader types, which may scroll, tab or search to any place of the page, or prints it. */
const NEEDS = ['keydown', 'beforeprint'] as const

/** Lays out all of the article, from now on. The head script let parts of it wait, the style sheet says which. */
export function layOutArticle(): void {
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.lateLayout)
}

/**
 * Lays out all of the article as soon as places in it matter that the reader does not scroll to, or its width changes:
 * what is not laid out does not tell of its size.
 * @returns the function that ends it
 */
export function layOutOnNeed(): () => void {
  const width = window.innerWidth
  const handleResize = () => {
    // Phones change the height as their address bar comes and goes.
    if (window.innerWidth !== width) layOutArticle()
  }
  for (const type of NEEDS) window.addEventListener(type, layOutArticle, { once: true })
  window.addEventListener('resize', handleResize)
  return () => {
    for (const type of NEEDS) window.removeEventListener(type, layOutArticle)
    window.removeEventListener('resize', handleResize)
  }
}
