import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { manifestFile, routeManifest } from './route-manifest'

const FILES = {
  '_next/static/chunks/main-1.js': '',
  '_next/static/chunks/pages/_app-1.js': '',
  '_next/static/chunks/pages/docs/FTC-1.js': '',
  '_next/static/articles/docs/FTC.1.txt': '',
  '_next/static/site/_buildManifest.js': 'self.__BUILD_MANIFEST={}',
} as const

/** Address of the manifest after the names of files have changed. */
function addressAfter(changes: Readonly<Record<string, string>> = {}) {
  const files: ProjectFiles = FILES
  const entries = Object.entries(files).map(([file, text]) => [changes[file] ?? file, text])
  return manifestFile(createProject(Object.fromEntries(entries)))
}

it.each([
  ['_next/static/chunks/pages/docs/FTC-1.js', '_next/static/chunks/pages/docs/FTC-2.js'],
  ['_next/static/articles/docs/FTC.1.txt', '_next/static/articles/docs/FTC.2.txt'],
])('a page with another text leaves the manifest where it is: %s', (file, renamed) => {
  expect(addressAfter({ [file]: renamed })).toBe(addressAfter())
})

it.each([
  ['_next/static/chunks/main-1.js', '_next/static/chunks/main-2.js'],
  ['_next/static/chunks/pages/_app-1.js', '_next/static/chunks/pages/_app-2.js'],
  ['_next/static/articles/docs/FTC.1.txt', '_next/static/css/1.css'],
])('other code or styles move it: %s', (file, renamed) => {
  expect(addressAfter({ [file]: renamed })).not.toBe(addressAfter())
})

it('names the articles before the router hears of it', () => {
  const out = createProject(FILES)
  expect(path.dirname(manifestFile(out))).toBe('/page-map')
  expect(routeManifest(out, new Map([['/docs/FTC', 'abc']]))).toBe(
    'self.__ARTICLES={"/docs/FTC":"abc"};self.__BUILD_MANIFEST={}',
  )
})
