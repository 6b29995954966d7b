import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { COLLAPSE } from '../../lib/site/constants'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { PageContext } from '../ui/PageContext'
import { SidebarTree } from './Sidebar'

// jsdom has no animations.
Object.assign(HTMLElement.prototype, { getAnimations: () => [], animate: () => ({}) })

const item = (path: string, label: string) => ({ path, label })
const API = { ...item('/docs/API', 'API'), hasChildren: true } as const
const TUTORIALS = { ...item('/docs/Tutorials', 'Tutorials'), hasChildren: true } as const
const METHODS = [item('/docs/API/Add', 'Add'), item('/docs/API/Delete', 'Delete')]
const FAQ = '/docs/FAQ'

beforeEach(() => localStorage.clear())

/** Loads the document at a route, with its sidebar. */
function open(firstRoute: string) {
  const page = (route: string) => {
    const sections = route.startsWith(API.path) ? [{ path: API.path, items: METHODS }] : []
    return (
      <PageContext value={{ ...pageAt(route), sections }}>
        <SidebarTree items={[API, TUTORIALS]} prefix="nav" />
      </PageContext>
    )
  }
  const { show, textsOf } = renderForm(page(firstRoute))
  const click = (selector: string) =>
    act(async () => document.querySelector<HTMLElement>(selector)?.click())
  return {
    visit: (route: string) => show(page(route)),
    toggle: (label: string) => click(`[aria-label="Section ${label}"]`),
    retry: () => click('[role="alert"] button'),
    error: () => textsOf('[role="alert"] p')[0],
    links: () => textsOf('a'),
    opened: () =>
      [...document.querySelectorAll('[aria-expanded="true"]')].map(({ ariaLabel }) => ariaLabel),
  }
}

it('§4 an open section stays open on the next page; a closed one stays closed', async () => {
  const { toggle, visit, opened } = open('/docs/API/Add')
  vi.stubGlobal('fetch', async () => Response.json([]))
  await toggle('Tutorials')
  visit(FAQ)
  expect(opened()).toEqual(['Section API', 'Section Tutorials'])
  await toggle('API')
  visit('/docs/Stream')
  expect(opened()).toEqual(['Section Tutorials'])
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
  expect(error()).toBe('Could not load section API.')
  // Malformed, as from a guest network.
  fetched.mockResolvedValueOnce(Response.json([{ label: 'Log in' }]))
  await retry()
  expect(error()).toBe('Could not load section API.')
  fetched.mockResolvedValueOnce(Response.json(METHODS))
  await retry()
  expect(error()).toBeUndefined()
  expect(links()).toEqual(['API', 'Add', 'Delete', 'Tutorials'])
  expect(fetched).toHaveBeenCalledTimes(3)
})

type Started = { readonly heights: unknown; readonly durationMs: number }

/** Stands in for animations, which jsdom does not have. `heightPx` is the height of each section's content. */
function animations(heightPx: number, isReduced = false): readonly Started[] {
  const started: Started[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(heightPx)
  Object.assign(HTMLElement.prototype, {
    animate(frames: readonly Keyframe[], { duration }: { readonly duration: number }) {
      started.push({ heights: frames.map(({ blockSize }) => blockSize), durationMs: duration })
      return started.at(-1)
    },
  })
  return started
}

it('§4, §9 a section animates its height, longer if it is taller, or for 1 ms with reduced motion', async () => {
  const { toggle } = open('/docs/API/Add')
  const durations = []
  for (const [heightPx, isReduced] of [
    [100, false],
    [900, false],
    [900, true],
  ] as const) {
    const started = animations(heightPx, isReduced)
    await toggle('API')
    await toggle('API')
    const full = `${heightPx}px`
    const heights = started.map((animation) => animation.heights)
    expect(heights).toEqual([
      [full, '0px'],
      ['0px', full],
    ])
    durations.push(started[0]?.durationMs ?? 0)
  }
  // 14 ms for each root of a pixel, up to a limit.
  expect(durations).toEqual([
    COLLAPSE.minMs + 140,
    Math.min(COLLAPSE.minMs + 420, COLLAPSE.maxMs),
    1,
  ])
})
