// @vitest-environment jsdom
import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { exportedPages, readSiteFile } from './exported-page'

const files = exportedFiles()
const pages = exportedPages()

it('no file contains the path of the build', () => {
  const root = process.cwd()
  const modules = realpathSync('node_modules').replace(/[\\/]node_modules$/, '')
  const places = [root, modules, pathToFileURL(root).href, 'file:///', `${homedir()}/.npm`]
  const revealing = files.filter((file) => {
    const content = readSiteFile(file)
    return places.some((place) => content.includes(place))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(revealing).toEqual([])
})

it('no page depends on the text of another one', () => {
  const scriptOf = (route: string) => `/pages${route}-`
  const naming = pages.flatMap(({ route, html }) =>
    pages
      .filter((page) => page.route.startsWith('/docs/') && page.route !== route)
      .filter((page) => html.includes(scriptOf(page.route)))
      .map((page) => `${route} ${page.route}`),
  )
  expect(naming).toEqual([])
  const own = pages.filter(({ route, html }) => html.includes(scriptOf(route)))
  expect(own.length).toBeGreaterThan(90)
})

it('there are no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const mapped = files.filter(
    (file) =>
      /\.(?:js|css)$/.test(file) && /[#@] sourceMappingURL=/.test(String(readSiteFile(file))),
  )
  expect(mapped).toEqual([])
})

it('no two file names differ only in case', () => {
  const names = files.map((file) => file.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
