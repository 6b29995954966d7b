import {
  EVENT_BUILDER_CLASS,
  METHOD_FILTER_CLASS,
  SAMPLE_FORM_CLASS,
} from '../content/api/contract'

/** Gives an article a behavior; `place` is what its part was found by. Returns the function that takes it away. */
type Behavior = (article: HTMLElement, place: HTMLElement) => () => void

/** Something in articles whose behavior is loaded on the pages that have it; the text is complete without it. */
export type ArticlePart = {
  /** What is loading, as a sentence begins with it. */
  readonly label: string
  readonly selector: string
  readonly load: () => Promise<Behavior>
}

const ARTICLE_PARTS: readonly ArticlePart[] = [
  {
    label: 'The form',
    selector: `.${SAMPLE_FORM_CLASS}, .${METHOD_FILTER_CLASS}`,
    load: () => import('./api/api-reference').then((module) => module.enhanceApiReference),
  },
  {
    label: 'The form',
    selector: `.${EVENT_BUILDER_CLASS}`,
    load: () => import('./api/event-builder').then((module) => module.enhanceEventBuilder),
  },
  {
    label: 'The filter',
    selector: '.spec-filter',
    load: () =>
      import('./specification/specification').then((module) => module.enhanceSpecification),
  },
  {
    label: 'The filter',
    selector: '.table-filter:not(.spec-filter)',
    load: () => import('./article/table-filter').then((module) => module.enhanceTableFilter),
  },
  {
    label: 'The filter',
    selector: '[data-release-explorer]',
    load: () => import('./releases/release-explorer').then((module) => module.startReleaseExplorer),
  },
]

export type PlacedPart = { readonly part: ArticlePart; readonly place: HTMLElement }

export function partsOf(article: HTMLElement): readonly PlacedPart[] {
  return ARTICLE_PARTS.flatMap((part) => {
    const place = article.querySelector<HTMLElement>(part.selector)
    return place === null ? [] : [{ part, place }]
  })
}
