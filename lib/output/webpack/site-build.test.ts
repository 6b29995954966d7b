import { expect, it, vi } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { siteConfig } from '../../content/settings/site-config'
import { buildIdOf, createSiteBuild } from './site-build'

vi.mock('../../content/settings/site-config', () => import('../../../tests/fixtures/sample-config'))
vi.mock('./inline-scripts', () => ({ inlineCode: async () => ({ heads: {}, policy: '' }) }))

it.each([
  ['components/mdx/guide/Callout.tsx', true],
  ['lib/compile/plugins.ts', true],
  ['site.config.ts', true],
  ['package-lock.json', true],
  ['lib/compile/plugins.test.ts', false],
  ['pages/index.mdx', false],
])('a change of %s changes the build id: %s', (file, isChanged) => {
  const names = ['next.config.mjs', 'package-lock.json', 'site.config.ts', 'theme.config.tsx']
  const root = createProject(Object.fromEntries(names.map((name) => [name, ''])))
  const before = buildIdOf(root)
  writeFiles(root, { [file]: 'changed' })
  expect(buildIdOf(root) !== before).toBe(isChanged)
})

it('a setting changes the build id', () => {
  const before = buildIdOf('.')
  vi.stubEnv('SITE_BASE_PATH', '/x')
  expect(buildIdOf('.')).not.toBe(before)
})

it('a draft is not exported', async () => {
  const root = createProject({
    [`public${siteConfig.navbar.logo}`]: '<svg />',
    'pages/docs/FTC/Next.mdx': pageText('Next', { status: 'draft' }),
    'pages/docs/FTC/Now.mdx': pageText('Now'),
  })
  const { nextOptions } = await createSiteBuild({ root, isPreview: false })
  const routes = { '/docs/FTC/Next': {}, '/docs/FTC/Now': {}, '/404': {} }
  expect(Object.keys(await nextOptions.exportPathMap(routes))).toEqual(['/docs/FTC/Now', '/404'])
  await expectYaml(JSON.parse(JSON.stringify(nextOptions)), 'next-options')
})
