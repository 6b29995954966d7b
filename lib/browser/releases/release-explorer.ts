import { isRecord } from '../../content/is-record'
import { RELEASE_ATTRIBUTES } from '../../content/releases/contract'
import { AREAS } from '../../content/releases/vocabulary'
import { idOfHash, revealTarget } from '../article/reveal-target'
import { isModifiedClick } from '../navigation/internal-link'
import {
  type ExplorerState,
  NO_WISH,
  parseExplorerState,
  printExplorerState,
} from './explorer-state'
import { createReleaseForm } from './release-form'
import { readReleaseList } from './release-list'
import { isHidden } from './release-toc'
import { createReleaseView } from './release-view'

/**
 * Adds controls to the release notes: a filter by words, type and area, and a comparison of two releases. The choices
 * are kept in the address, so that they can be shared and Back returns to them.
 * @param place where the controls go; its attribute names the version before the oldest release
 * @returns the function that removes them
 */
export function startReleaseExplorer(article: HTMLElement, place: HTMLElement): () => void {
  const list = readReleaseList(article, place)
  const areas = AREAS.filter((area) => list.entries.some((entry) => entry.area === area))
  const versions = [...list.versions, place.getAttribute(RELEASE_ATTRIBUTES.explorer) ?? '']
  const options = { areas, versions }
  const view = createReleaseView(list, place)

  const show = (state: ExplorerState) => form.announce(view.show(state))
  // Every choice is a step that Back undoes; the letters of a query are one step together.
  let wasTyping = false
  const ask = (state: ExplorerState, isTyping: boolean) => {
    show(state)
    const query = printExplorerState(state)
    if (query !== window.location.search)
      writeHistory(
        isTyping && wasTyping ? 'replaceState' : 'pushState',
        window.location.pathname + query,
      )
    wasTyping = isTyping
  }
  const form = createReleaseForm(options, {
    onChange: (isTyping) => ask(form.state(), isTyping),
    onClear() {
      form.fill(NO_WISH)
      ask(NO_WISH, false)
    },
  })

  // A link's target is shown whatever was chosen: beside a comparison, which is kept, or instead of a filter.
  const showHidden = (id: string, method: 'pushState' | 'replaceState', hash: string) => {
    if (form.state().upgrade === null) {
      form.fill(NO_WISH)
      show(NO_WISH)
    } else view.reveal(id)
    const query = printExplorerState(form.state())
    writeHistory(method, window.location.pathname + query + hash)
    revealTarget(id)
  }
  const readAddress = () => {
    wasTyping = false
    const { hash, search } = window.location
    const state = parseExplorerState(search, options)
    form.fill(state)
    show(state)
    const id = idOfHash(hash)
    if (id !== null && isHidden(id)) showHidden(id, 'replaceState', hash)
  }
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || isModifiedClick(event) || link.pathname !== window.location.pathname)
      return
    const id = idOfHash(link.hash)
    if (id === null || !isHidden(id)) return
    event.preventDefault()
    showHidden(id, 'pushState', link.hash)
  }

  place.append(form.element)
  readAddress()
  const id = idOfHash(window.location.hash)
  if (id !== null) revealTarget(id)
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('popstate', readAddress, { signal })
  document.addEventListener('click', handleClick, { capture: true, signal })
  return () => {
    controller.abort()
    view.reset()
    form.element.remove()
  }
}

/** Changes the address; the router finds its own entry in the state when the reader comes back. */
function writeHistory(method: 'pushState' | 'replaceState', address: string): void {
  const state: unknown = window.history.state
  const kept = isRecord(state) ? state : {}
  window.history[method](
    { __N: true, options: {}, ...kept, url: address, as: address },
    '',
    address,
  )
}
