/** Names of DocSearch's elements. */
const PARTS = {
  container: '.DocSearch-Container',
  input: '.DocSearch-Input',
  list: '.DocSearch-Hits',
  listTitle: '.DocSearch-Hit-source',
  hit: '.DocSearch-Hit',
  loading: '.DocSearch-LoadingIndicator',
} as const

const CONTAINER_ATTRIBUTES = [
  ...['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls'],
]
const WATCHED_ATTRIBUTES = ['aria-activedescendant', 'aria-controls', 'aria-selected']

/**
 * Keeps DocSearch's markup a sound combobox: its backdrop is a button around everything, its options hold links, and its
 * input points to lists that do not show.
 * @returns the function that ends it
 */
export function keepDocSearchSound(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    repair(root)
    observer.takeRecords()
  })
  repair(root)
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: WATCHED_ATTRIBUTES,
  })
  return () => observer.disconnect()
}

/** The input of the modal. */
export function docSearchInput(root: HTMLElement | null): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(PARTS.input) ?? null
}

/** The link of the row that Enter follows. */
export function activeHitLink(root: HTMLElement): HTMLAnchorElement | null {
  return root.querySelector<HTMLAnchorElement>(`${PARTS.hit} a[aria-selected="true"]`)
}

/** Writes a query as if the reader had typed it. */
export function typeQuery(input: HTMLInputElement, text: string): void {
  // React keeps its own record of the value; the setter of the class passes it by.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** Makes DocSearch ask for its query once more: it does whenever its input takes focus. */
export function repeatQuery(input: HTMLInputElement): void {
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function repair(root: HTMLElement): void {
  const container = root.querySelector(PARTS.container)
  for (const name of CONTAINER_ATTRIBUTES) container?.removeAttribute(name)
  for (const hit of root.querySelectorAll(PARTS.hit)) repairHit(hit)
  const loading = root.querySelector(PARTS.loading)
  if (loading !== null) nameLoading(loading)
  const lists = [...root.querySelectorAll(PARTS.list)].flatMap(nameList)
  const input = docSearchInput(root)
  if (input !== null) repairInput(input, lists, activeHitLink(root))
}

/** The link becomes the option: an option must not hold a link. */
function repairHit(hit: Element): void {
  const link = hit.querySelector('a')
  if (link === null) return
  setAttribute(hit, 'role', 'presentation')
  setAttribute(link, 'role', 'option')
  setAttribute(link, 'id', `${hit.id}-option`)
  const isSelected = hit.getAttribute('aria-selected')
  if (isSelected !== null) setAttribute(link, 'aria-selected', isSelected)
  hit.removeAttribute('aria-selected')
}

/** The ring that turns while an answer takes long. */
function nameLoading(ring: Element): void {
  setAttribute(ring, 'role', 'progressbar')
  setAttribute(ring, 'aria-label', 'Searching')
}

/** DocSearch gives all lists one id: their titles need ids of their own. */
function nameList(section: Element, index: number): string[] {
  const list = section.querySelector('ul')
  const title = section.querySelector(PARTS.listTitle)
  if (list === null || title === null) return []
  setAttribute(title, 'id', `${list.id}-title-${index}`)
  setAttribute(list, 'aria-labelledby', title.id)
  return [list.id]
}

function repairInput(
  input: HTMLInputElement,
  lists: readonly string[],
  active: HTMLElement | null,
): void {
  setAttribute(input, 'role', 'combobox')
  setAttribute(input, 'aria-autocomplete', 'list')
  setAttribute(input, 'aria-haspopup', 'listbox')
  setAttribute(input, 'aria-expanded', String(lists.length > 0))
  setAttribute(input, 'aria-controls', lists.length > 0 ? lists.join(' ') : null)
  setAttribute(input, 'aria-activedescendant', active?.id ?? null)
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
