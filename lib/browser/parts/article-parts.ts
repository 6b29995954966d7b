import {
  EVENT_BUILDER_CLASS,
  METHOD_FILTER_CLASS,
  SAMPLE_FORM_CLASS,
} from '../../content/api/contract'
import { MESSAGES } from '../../site/messages'
import { partLoader } from './part-loader'
import { showPartStatus } from './part-status'

/** Gives an article a behavior; `place` is the element its selector matched. Returns the function that removes it. */
type Behavior = (article: HTMLElement, place: HTMLElement) => () => void

/** A part of articles whose behavior is loaded only on pages that have it; the article is complete without it. */
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
    load: partLoader(
      'api-reference',
      () => import('../api/api-reference'),
      (module) => module.enhanceApiReference,
    ),
  },
  {
    label: 'The form',
    selector: `.${EVENT_BUILDER_CLASS}`,
    load: partLoader(
      'event-builder',
      () => import('../api/event-builder'),
      (module) => module.enhanceEventBuilder,
    ),
  },
  {
    label: 'The filter',
    selector: '.spec-filter',
    load: partLoader(
      'specification',
      () => import('../specification/specification'),
      (module) => module.enhanceSpecification,
    ),
  },
  {
    label: 'The filter',
    selector: '.table-filter:not(.spec-filter)',
    load: partLoader(
      'table-filter',
      () => import('../article/table-filter'),
      (module) => module.enhanceTableFilter,
    ),
  },
  {
    label: 'The filter',
    selector: '[data-release-explorer]',
    load: partLoader(
      'release-explorer',
      () => import('../releases/release-explorer'),
      (module) => module.startReleaseExplorer,
    ),
  },
]

/**
 * Loads the behavior of the parts that an article has, and shows the progress: inside the part when that is empty, else
 * before it.
 * @returns the function that removes both
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
