import { EVENT_BUILDER_CLASS, METHOD_FILTER_CLASS } from '../../content/api/contract'
import { RELEASE_ATTRIBUTES } from '../../content/releases/markup'
import type { ArticleBehavior, ArticleContext } from '../article/article-behavior'
import { type ChunkState, loadChunk } from '../navigation/load-chunk'
import { domElement } from '../page/dom-element'
import { moveFocusOut } from '../page/focus'

/** A behavior that few pages need: its code is loaded where its selector matches. */
type RareBehavior = {
  /** What is loading, as a sentence begins with it. */
  readonly label: string
  readonly selector: string
  readonly load: () => Promise<ArticleBehavior>
}

/** How far the code of a rare behavior is, and the element in the article that shows it. */
export type RareBehaviorProgress = RareBehavior & {
  readonly host: HTMLElement
  readonly state: ChunkState<ArticleBehavior>
}

/** The API reference is one file: its readers go from the list of methods to a method. */
const RARE_BEHAVIORS: readonly RareBehavior[] = [
  {
    label: 'The form',
    selector: `.${METHOD_FILTER_CLASS}`,
    load: async () =>
      (await import(/* webpackChunkName: "api-reference" */ '../api/method-filter'))
        .enhanceMethodFilter,
  },
  {
    label: 'The form',
    selector: `.${EVENT_BUILDER_CLASS}`,
    load: async () => (await import('../api/event-builder')).enhanceEventBuilder,
  },
  {
    label: 'The filter',
    selector: '.spec-filter',
    load: async () => (await import('../specification/specification')).enhanceSpecification,
  },
  {
    label: 'The filter',
    selector: '.table-filter:not(.spec-filter)',
    load: async () => (await import('../article/table-filter')).enhanceTableFilter,
  },
  {
    label: 'The filter',
    selector: `[${RELEASE_ATTRIBUTES.explorer}]`,
    load: async () => (await import('../releases/release-explorer')).enhanceReleaseNotes,
  },
]

/**
 * Loads and starts the rare behaviors that an article needs; the article is complete without them.
 * @param showProgress called for a behavior whose code is slow or fails, and again whenever its state changes. Its host
 * stands inside the element that waits for the behavior when that is empty, else before it, and goes when the code is
 * there.
 */
export function startRareBehaviors(
  article: HTMLElement,
  context: ArticleContext,
  showProgress: (progress: RareBehaviorProgress) => void,
): void {
  for (const behavior of RARE_BEHAVIORS) {
    const place = article.querySelector(behavior.selector)
    if (place === null) continue
    const host = domElement('div', { class: 'chunk-status' })
    const end = loadChunk(behavior.load, (state) => {
      if (state.status === 'loading' || state.status === 'failed') showIn(place, host)
      if (host.isConnected) showProgress({ ...behavior, host, state })
      if (state.status !== 'done') return
      moveFocusOut(host)
      host.remove()
      state.chunk(article, context)
    })
    context.signal.addEventListener('abort', end)
  }
}

function showIn(place: Element, host: HTMLElement): void {
  if (host.isConnected) return
  if (place.childElementCount === 0) place.append(host)
  else place.before(host)
}
