import { expect, test } from 'vitest'
import { readPageMap } from '../pages/read-page-map'
import { printProblem } from '../problem'
import { siteConfig } from '../settings/site-config'
import { checkApiPages } from './check-api-pages'

const check = (urls: Parameters<typeof checkApiPages>[1]) =>
  checkApiPages('.', urls).map(printProblem)

const { pages } = await readPageMap('.', siteConfig.sidebars)

test('a method without a page is an error', () => {
  const others = pages.filter(({ route }) => !route.endsWith('/EmailTest'))
  expect(check(others)).toEqual([
    'data/stream-api/methods/EmailTest.yaml: page: found none, expected pages/docs/Stream/API/API_Methods/EmailTest.mdx with <ApiMethod name="EmailTest" />',
  ])
})

test('a page without a method or a type is an error', () => {
  const route = '/docs/Stream/API/API_Methods/SendMail'
  const type = '/docs/Stream/API/Event_Attributes/Router'
  const file = (url: string) => `pages${url}.mdx`
  const stray = [route, type].map((url) => ({ route: url, file: file(url) }))
  expect(check([...pages, ...stray])).toEqual([
    `${file(route)}: data: found none, expected a file data/stream-api/methods/SendMail.yaml`,
    `${file(type)}: data: found none, expected a file data/stream-api/types/Router.yaml`,
  ])
})

test('a page that shows another method is an error', () => {
  const swapped = pages.map((page) =>
    page.route.endsWith('/EmailTest')
      ? { ...page, file: page.file.replace('EmailTest', 'AddEvent') }
      : page,
  )
  expect(check(swapped)).toEqual([
    'pages/docs/Stream/API/API_Methods/AddEvent.mdx: body: found no <ApiMethod name="EmailTest" />, expected it',
  ])
})
