// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageAt } from '../../tests/fixtures/page-context'
import { PageContext } from '../ui/PageContext'
import { SidebarTree } from './Sidebar'
import { useCollapse } from './useCollapse'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false }))
// jsdom has no animations.
Object.assign(HTMLElement.prototype, { getAnimations: () => [], animate: () => ({}) })

const item = (path: string, label: string) => ({ path, label })
const API = { ...item('/docs/API', 'API'), hasChildren: true } as const
const TUTORIALS = { ...item('/docs/Tutorials', 'Tutorials'), hasChildren: true } as const
const METHODS = [item('/docs/API/Add', 'Add'), item('/docs/API/Delete', 'Delete')]
const FAQ = '/docs/FAQ'

beforeEach(() => localStorage.clear())

let root: Root | undefined

/** Loads the document at a route, with its sidebar. */
function open(firstRoute: string) {
  const box = document.createElement('div')
  act(() => root?.unmount())
  root = createRoot(box)
  const visit = (route: string) => {
    const sections = route.startsWith(API.path) ? [{ path: API.path, items: METHODS }] : []
    act(() =>
      root?.render(
        <PageContext value={{ ...pageAt(route), sections }}>
          <SidebarTree items={[API, TUTORIALS]} prefix="nav" />
        </PageContext>,
      ),
    )
  }
  visit(firstRoute)
  const click = (selector: string) =>
    act(async () => box.querySelector<HTMLElement>(selector)?.click())
  return {
    visit,
    toggle: (label: string) => click(`[aria-label="Section ${label}"]`),
    retry: () => click('[role="alert"] button'),
    error: () => box.querySelector('[role="alert"] p')?.textContent,
    links: () => [...box.querySelectorAll('a')].map(({ textContent }) => textContent),
    opened: () =>
      [...box.querySelectorAll('[aria-expanded="true"]')].map((button) =>
        button.getAttribute('aria-label'),
      ),
  }
}

it('§4 an open section stays open on the next page and after a reload; a closed one stays closed', async () => {
  const { toggle, visit, opened } = open('/docs/API/Add')
  vi.stubGlobal('fetch', async () => Response.json([]))
  await toggle('Tutorials')
  visit(FAQ)
  expect(opened()).toEqual(['Section API', 'Section Tutorials'])
  // A section that opens because of a visit is not stored.
  const reloaded = open(FAQ)
  expect(reloaded.opened()).toEqual(['Section Tutorials'])
  await reloaded.toggle('Tutorials')
  expect(open(FAQ).opened()).toEqual([])
})

it('a section that the reader closed opens when they visit a page in it', async () => {
  const { toggle, visit, opened } = open('/docs/API/Add')
  await toggle('API')
  expect(opened()).toEqual([])
  visit('/docs/API/Delete')
  expect(opened()).toEqual(['Section API'])
})

it('§8 a section that fails to load shows an error with Retry, which loads it', async () => {
  const { toggle, retry, error, links } = open(FAQ)
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await toggle('API')
  expect(error()).toBe('Section API could not be loaded.')
  // Malformed, as from a guest network.
  fetched.mockResolvedValueOnce(Response.json([{ label: 'Log in' }]))
  await retry()
  expect(error()).toBe('Section API could not be loaded.')
  fetched.mockResolvedValueOnce(Response.json(METHODS))
  await retry()
  expect(error()).toBeUndefined()
  expect(links()).toEqual(['API', 'Add', 'Delete', 'Tutorials'])
  expect(fetched).toHaveBeenCalledTimes(3)
})

function Section({ isOpen }: { readonly isOpen: boolean }) {
  const { ref, hidden } = useCollapse(isOpen, true)
  return <div ref={ref} hidden={hidden} />
}

it('a section reopened before the event of its finished closing stays visible', () => {
  const animations: { onfinish?: () => void }[] = []
  Object.assign(HTMLElement.prototype, {
    // The browser no longer lists an animation that has finished, but its event is still to come.
    getAnimations: () => [],
    animate: () => {
      animations.push({})
      return animations.at(-1)
    },
  })
  const box = document.createElement('div')
  const tree = createRoot(box)
  for (const isOpen of [true, false, true]) act(() => tree.render(<Section isOpen={isOpen} />))
  animations[0]?.onfinish?.()
  expect(box.querySelector('div')?.hidden).toBe(false)
  act(() => tree.render(<Section isOpen={false} />))
  animations.at(-1)?.onfinish?.()
  expect(box.querySelector('div')?.hidden).toBe(true)
})
