import { describe, expect, it } from 'vitest'
import { nearestRoutes } from './nearest-routes'

const routes = [
  '/',
  '/docs/Stream/FAQ',
  '/docs/FTC/FAQ',
  '/docs/FTC/API',
  '/docs/Stream/API/API_Methods/AddEvent',
  '/docs/Stream/API/API_Methods/GetEventsList',
  '/docs/Stream/Installation_Guides/Kubernetes/AWS',
  '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  '/docs/FTC/Tutorials/Subtitle_Burn-In_Workflow',
].map((path) => ({ path, title: path }))

const nearest = (path: string, limit = 4) => nearestRoutes(path, routes, limit).map((r) => r.path)

describe('nearestRoutes', () => {
  it.each([
    ['a typo', '/docs/Stream/API/API_Methods/AddEvnt', '/docs/Stream/API/API_Methods/AddEvent'],
    ['another folder', '/docs/Stream/API/AddEvent', '/docs/Stream/API/API_Methods/AddEvent'],
    ['no folder', '/AddEvent', '/docs/Stream/API/API_Methods/AddEvent'],
    ['lowercase letters', '/docs/ftc/faq', '/docs/FTC/FAQ'],
    ['an extension', '/docs/FTC/FAQ.html', '/docs/FTC/FAQ'],
    ['more slashes', '//docs//FTC//FAQ/', '/docs/FTC/FAQ'],
    [
      'other characters between words',
      '/subtitle-burn-in-workflow',
      '/docs/FTC/Tutorials/Subtitle_Burn-In_Workflow',
    ],
    [
      'the page of the same product',
      '/docs/FTC/Kubernetes/AWS',
      '/docs/FTC/Installation_Guides/Kubernetes/AWS',
    ],
  ])('%s: %s suggests %s first', (_case, path, best) => {
    expect(nearest(path)[0]).toBe(best)
  })

  it.each(['/zzzz', '/%E0%A4%A', '/настройка', '/🎬', '/wp-login.php'])(
    'no route is similar to %s',
    (path) => {
      expect(nearest(path)).toEqual([])
    },
  )

  it('orders equally similar routes the same way every time', () => {
    const twins = ['/b/Page', '/a/Page'].map((path) => ({ path, title: '' }))
    const order = (list: typeof twins) => nearestRoutes('/Page', list, 2).map((r) => r.path)
    expect(order(twins)).toEqual(['/a/Page', '/b/Page'])
    expect(order([...twins].reverse())).toEqual(['/a/Page', '/b/Page'])
  })
})
