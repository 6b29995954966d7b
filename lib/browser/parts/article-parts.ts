import {
  EVENT_BUILDER_CLASS,
  METHOD_FILTER_CLASS,
  SAMPLE_FORM_CLASS,
} from '../../content/api/contract'
import { MESSAGES } from '../../site/messages'
import { showPartStatus } from './part-status'

/** Gives an article a behavior; `place` is what its part was found by. Returns the function that takes it away. */
type Behavior = (article: HTMLElement, place: HTMLElement) => () => void

/** Something in articles whose behavior is loaded on the pages that have it; the text is complete without it. */
type ArticlePart = {
  /** What is loading, as a sentence begins with it. */
  readonly label: string
  readonly selector: string
  readonly load: () => Promise<Behavior>
}

const ARTICLE_PARTS: readonly ArticlePart[] = [
  {
    label: 'The form',
    selector: `.${SAMPLE_FORM_CLASS}, .${METHOD_FILTER_CLASS}`,
    load: () => import('../api/api-reference').then((module) => module.enhanceApiReference),
  },
  {
    label: 'The form',
    selector: `.${EVENT_BUILDER_CLASS}`,
    load: () => import('../api/event-builder').then((module) => module.enhanceEventBuilder),
  },
  {
    label: 'The filter',
    selector: '.spec-filter',
    load: () =>
      import('../specification/specification').then((module) => module.enhanceSpecification),
  },
  {
    label: 'The filter',
    selector: '.table-filter:not(.spec-filter)',
    load: () => import('../article/table-filter').then((module) => module.enhanceTableFilter),
  },
  {
    label: 'The filter',
    selector: '[data-release-explorer]',
    load: () =>
      import('../releases/release-explorer').then((module) => module.startReleaseExplorer),
  },
]

/**
 * Loads the behavior of what an article has of these, and shows how that stands: in the part's place when it is empty,
 * else before it.
 * @returns the function that takes it away
 */
export function startArticleParts(article: HTMLElement): () => void {
  const cleanUps = ARTICLE_PARTS.flatMap(({ label, selector, load }) => {
    const place = article.querySelector<HTMLElement>(selector)
    if (place === null) return []
    let takeAway = () => {}
    const end = showPartStatus({
      label,
      advice: MESSAGES.completeWithoutPart,
      load,
      place: (host) => (place.childElementCount === 0 ? place.append(host) : place.before(host)),
      onLoad(behavior) {
        takeAway = behavior(article, place)
      },
    })
    return [end, () => takeAway()]
  })
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
