import { expect, it } from 'vitest'
import { nearestRoutes, wordsOfPath } from './nearest-routes'

const routes = [
  '/',
  '/docs/Stream/FAQ',
  '/docs/FTC/FAQ',
  '/docs/FTC/API',
  '/docs/Stream/API/API_Methods/AddEvent',
  '/docs/Stream/API/API_Methods/GetEventsList',
  '/docs/Stream/Installation_Guides/Kubernetes/AWS',
  '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  '/docs/FTC/Installation_Guides/Kubernetes/Operate',
  '/docs/FTC/Tutorials/Subtitle_Burn-In_Workflow',
]

const nearest = (path: string) => nearestRoutes(path, routes, 4)

it.each([
  ['/docs/Stream/API/API_Methods/AddEvnt', '/docs/Stream/API/API_Methods/AddEvent'],
  ['/docs/Stream/API/AddEvent', '/docs/Stream/API/API_Methods/AddEvent'],
  ['/AddEvent', '/docs/Stream/API/API_Methods/AddEvent'],
  ['//docs//ftc//faq.html', '/docs/FTC/FAQ'],
  ['/subtitle-burn-in-workflow', '/docs/FTC/Tutorials/Subtitle_Burn-In_Workflow'],
  ['/docs/stream/api/api_methods/addevent', '/docs/Stream/API/API_Methods/AddEvent'],
  ['/docs/Stream/API/API_Methods/AddEvents', '/docs/Stream/API/API_Methods/AddEvent'],
  ['/docs/FTC/FAQ%5D.', '/docs/FTC/FAQ'],
  ['/docs/FTC/Kubernetes/AWS', '/docs/FTC/Installation_Guides/Kubernetes/AWS'],
])('%s suggests %s first', (path, best) => {
  expect(nearest(path)[0]).toBe(best)
})

it.each(['/docs/FTC/nope', '/zzzz', '/%E0%A4%A', '/🎬', '/wp-login.php'])(
  'no route is similar to %s',
  (path) => {
    expect(nearest(path)).toEqual([])
  },
)

it.each([
  ['/docs/FTC/Send_Streams).', 'Send Streams'],
  ['/AddEvents/', 'AddEvents'],
  ['/docs/Old-Page.html', 'Old Page'],
  ['/', ''],
])('the words of %s are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
