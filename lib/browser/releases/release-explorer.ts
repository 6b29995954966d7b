import { RELEASE_ATTRIBUTES } from '../../content/releases/markup'
import { AREAS } from '../../content/releases/vocabulary'
import type { ArticleBehavior } from '../article/article-behavior'
import { idOfHash, onReveal, openAround, revealTarget } from '../navigation/reveal-target'
import { NO_FILTER, parseExplorerState, printExplorerState } from './explorer-state'
import { createReleaseForm } from './release-form'
import { readReleaseList } from './release-list'
import { createReleaseView } from './release-view'

/**
 * Adds controls to the release notes: a filter by words, type and area, and a comparison of two releases. The choices
 * are kept in the URL, so that they can be shared and Back returns to them.
 */
export const enhanceReleaseNotes: ArticleBehavior = (article, context) => {
  const { route, signal, showToc, changeUrl } = context
  // Its attribute names the version before the oldest release.
  const place = article.querySelector<HTMLElement>(`[${RELEASE_ATTRIBUTES.explorer}]`)
  if (place === null) return
  const list = readReleaseList(article, place)
  const areas = AREAS.filter((area) => list.entries.some((entry) => entry.area === area))
  const versions = [...list.versions, place.getAttribute(RELEASE_ATTRIBUTES.explorer) ?? '']
  const view = createReleaseView(list, place, showToc)
  const { pathname } = window.location
  let query = ''
  // Every choice is a step that Back undoes; the letters of a query are one step together.
  let wasTyping = false

  const form = createReleaseForm({ areas, versions }, (isTyping) => {
    const state = form.state()
    form.announce(view.show(state))
    const wanted = printExplorerState(state)
    if (wanted !== query) changeUrl(route + wanted, isTyping && wasTyping ? 'replace' : 'push')
    query = wanted
    wasTyping = isTyping
  })
  const readUrl = () => {
    // The reader may be navigating to another page.
    if (window.location.pathname !== pathname) return
    wasTyping = false
    query = window.location.search
    const state = parseExplorerState(query, { areas, versions })
    form.fill(state)
    form.announce(view.show(state))
    const target = document.getElementById(idOfHash(window.location.hash) ?? '')
    if (target !== null) openAround(target)
  }
  // A link's target is shown whatever was chosen: beside a comparison, which is kept, or instead of a filter.
  const handleReveal = (target: Element) => {
    if (target.closest('[hidden]') === null) return
    if (form.state().upgrade !== null) view.reveal(target)
    else {
      form.fill(NO_FILTER)
      form.announce(view.show(NO_FILTER))
    }
  }

  place.append(form.element)
  signal.addEventListener('abort', onReveal(handleReveal))
  window.addEventListener('popstate', readUrl, { signal })
  readUrl()
  // What has been chosen moves the target.
  const id = idOfHash(window.location.hash)
  if (id !== null && query !== '') revealTarget(id)
}
