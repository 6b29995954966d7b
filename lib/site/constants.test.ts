import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectYaml } from '../../tests/fixtures/expected-files'
import * as constants from './constants'
import * as messages from './messages'
import * as attributes from './root-attributes'
import * as storageKeys from './storage-keys'

const { DESKTOP_MIN_WIDTH_PX, PX_PER_EM } = constants

/** Any breakpoint within this distance of the desktop breakpoint must be equal to it. */
const NEAR_PX = 100

const inEm = (px: number) => `${Number((px / PX_PER_EM).toFixed(5))}em`

// Style sheets repeat the breakpoint and attributes, because CSS cannot import constants.
const styles = ['components', 'pages', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
)

it('media queries use em, and agree with the desktop breakpoint', () => {
  const queries = styles
    .flatMap((style) => style.match(/@(?:media|container|custom-media)[^{;]*/g) ?? [])
    .flatMap((condition) => condition.match(/(?<=\()[^()]*width[^()]*(?=\))/g) ?? [])
  expect(queries.filter((query) => !/^(?:min|max)-width: [\d.]+em$/.test(query))).toEqual([])
  const isNear = (query: string) =>
    Math.abs(Number.parseFloat(query.slice(11)) * PX_PER_EM - DESKTOP_MIN_WIDTH_PX) < NEAR_PX
  expect([...new Set(queries.filter(isNear))].sort()).toEqual([
    `max-width: ${inEm(DESKTOP_MIN_WIDTH_PX - 0.02)}`,
    `min-width: ${inEm(DESKTOP_MIN_WIDTH_PX)}`,
  ])
})

it('style sheets of single components repeat the order of the layers', () => {
  const order = readFileSync('styles/layers.css', 'utf8').match(/^@layer .*;$/m)?.[0]
  const lazy = styles.filter((style) => style.includes('@layer pages {'))
  expect(lazy.length).toBeGreaterThan(0)
  expect(lazy.filter((style) => !style.startsWith(`${order}\n`))).toEqual([])
})

// Other tests import these numbers and sentences from the code, so they would not notice a change.
it.each([
  ['§2 to §9 the numbers match the specification', 'constants', constants],
  ['§2, §8 the sentences match the specification', 'messages', messages],
  ['an update of the site keeps what readers stored', 'storage-keys', storageKeys],
])('%s', async (_, name, values) => {
  const texts = JSON.stringify(values, (_, value) => (value instanceof RegExp ? `${value}` : value))
  await expectYaml(JSON.parse(texts), name)
})

it('style sheets use every attribute of the root element except one that only tests read', () => {
  const names = Object.values(attributes).filter((name) => name !== attributes.started)
  expect(names.filter((name) => !styles.join('').includes(`[${name}`))).toEqual([])
})
