import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { TARGET } from '../../lib/output/webpack/inline-scripts'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

it('inline scripts are compiled for the browsers in package.json', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(browserslist.join().replaceAll(' ', '').replace('ios_saf', 'ios')).toBe(TARGET.join())
})

const sheets = exportedFiles().filter((file) => file.endsWith('.css'))

it.each(sheets)('every browser in package.json understands %s', async (file) => {
  const css = readSiteFile(file).toString()
  const compiled = async (target: string | string[]) =>
    (await transform(css, { loader: 'css', target })).code
  // For older browsers, esbuild would flatten nested rules and add prefixes.
  expect(await compiled(TARGET)).toBe(await compiled('esnext'))
  // esbuild does not know these.
  expect(css).not.toMatch(/light-dark\(|:nth-(?:last-)?child\([^()]* of /)
})
