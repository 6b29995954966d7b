import { SourceMap } from 'node:module'
import { buildSync } from 'esbuild'
import { expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { charactersByPart, partOf } from './bundle-parts'

it.each([
  ['webpack://_N_E/./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://_N_E/./node_modules/next/dist/compiled/path-to-regexp/index.js', 'next/compiled'],
  ['webpack://_N_E/../../src/shared/lib/router/router.ts', 'next/shared'],
  ['webpack://_N_E/../../src/client/index.tsx', 'next/client'],
  ['webpack://_N_E/./node_modules/@swc/helpers/esm/_tagged.js', '@swc/helpers'],
  ['webpack://_N_E/./node_modules/nextra/node_modules/zod/lib/index.js', 'zod'],
  ['webpack://_N_E/./components/chrome/Navbar.tsx', 'components/chrome'],
  ['webpack://_N_E/./lib/browser/storage/storage.ts', 'lib/browser'],
  ['webpack://_N_E/./pages/docs/FTC.mdx', 'pages'],
  ['webpack://_N_E/./site.config.ts', 'site.config'],
  ['webpack://_N_E/webpack/bootstrap', 'webpack'],
  ['', 'webpack'],
])('%s belongs to %s', (source, part) => {
  expect(partOf(source)).toBe(part)
})

it('every character of a script belongs to one part', () => {
  const root = createProject({
    'pages/a.ts': "import { b } from '../lib/browser/b'; console.log(b('page'))",
    'lib/browser/b.ts': 'export const b = (text: string) => text.repeat(40) + text.repeat(7)',
  })
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['pages/a.ts'],
    bundle: true,
    minify: true,
    sourcemap: 'external',
    write: false,
    outfile: 'out.js',
  })
  const [map, code] = outputFiles.map(({ text }) => text)
  const payload = JSON.parse(map ?? '')
  const sources = payload.sources.map((source: string) => `webpack://_N_E/./${source}`)
  const parts = charactersByPart(code ?? '', new SourceMap({ ...payload, sources }))
  expect([...parts.keys()].sort()).toEqual(['lib/browser', 'pages', 'webpack'])
  expect([...parts.values()].reduce((sum, size) => sum + size)).toBe((code ?? '').length + 1)
  expect(parts.get('lib/browser')).toBeGreaterThan(20)
})
