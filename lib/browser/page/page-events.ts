import type { SidebarItem } from '../../content/navigation/navigation'

/** What React tells the reading script when it changes the page; both import this file. */
const PAGE_EVENTS = {
  /** Of an article, once all of it is there. */
  articleShown: 'article-shown',
  /** Of an article that is about to be removed, or has been. */
  articleLeft: 'article-left',
  /** The reader has arrived at another page or at another position on this one. */
  arrived: 'page-arrived',
  /** The reader goes to another page. */
  left: 'page-left',
  /** Of a sidebar tree: the page that shows is another one. */
  sidebarShown: 'sidebar-shown',
} as const

/** The page that shows, for a sidebar tree. */
type ShownPage = { readonly route: string; readonly items: readonly SidebarItem[] }

type Name = keyof typeof PAGE_EVENTS

/** What an event is about. */
type Told = { readonly element: HTMLElement | null; readonly page: ShownPage | undefined }

/** Events are sent to the document: an article that React has removed is no longer in it. */
export function tell(name: Name, element: HTMLElement | null = null, page?: ShownPage): void {
  const detail: Told = { element, page }
  document.dispatchEvent(new CustomEvent(PAGE_EVENTS[name], { detail }))
}

/** @param heed is given the element the event is about, null when it is the document */
export function heed(
  name: Name,
  heed: (element: Told['element'], page: Told['page']) => void,
): void {
  document.addEventListener(PAGE_EVENTS[name], (event) => {
    if (!(event instanceof CustomEvent)) return
    const { element, page }: Told = event.detail
    heed(element, page)
  })
}
