import type { SidebarItem } from '../../content/navigation/navigation'

/** What React tells the reading script when it changes the page; both import this file. */
const PAGE_EVENTS = {
  /** At an article, once all of it is there. */
  articleShown: 'article-shown',
  /** At an article that is about to be removed. */
  articleLeft: 'article-left',
  /** At the document: the reader has arrived at another page or at another position on this one. */
  arrived: 'page-arrived',
  /** At the document: the reader goes to another page. */
  left: 'page-left',
  /** At a sidebar tree: the page that shows is another one. */
  sidebarShown: 'sidebar-shown',
} as const

/** The page that shows, for a sidebar tree. */
export type ShownPage = { readonly route: string; readonly items: readonly SidebarItem[] }

type Name = keyof typeof PAGE_EVENTS

export function tell(name: Name, target: EventTarget = document, detail?: ShownPage): void {
  target.dispatchEvent(new CustomEvent(PAGE_EVENTS[name], { bubbles: true, detail }))
}

/** @param heed is given the element the event is about, null when it is the document */
export function heed(name: Name, heed: (element: HTMLElement | null, detail: unknown) => void) {
  document.addEventListener(PAGE_EVENTS[name], (event) => {
    if (event instanceof CustomEvent)
      heed(event.target instanceof HTMLElement ? event.target : null, event.detail)
  })
}
