import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { siteConfig } from '../settings/site-config'
import { docsVersionOf } from './docs-version'
import { readPageMap } from './read-page-map'

it('lists the pages below its path, drafts apart', async () => {
  const root = createProject({
    'pages/index.mdx': pageText('Home'),
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/FTC/index.mdx': pageText('FTC'),
    'pages/docs/FTC/FAQ.mdx': pageText('FAQ', { status: 'placeholder' }),
    'pages/docs/FTC/Next.mdx': pageText('Next', { status: 'draft' }),
    'pages/docs-old.mdx': pageText('Old'),
  })
  const { pages } = await readPageMap(root, siteConfig.sidebars)
  const version = docsVersionOf(siteConfig, pages)
  expect(version).toMatchObject({ name: 'current', label: 'Next', isLast: true, path: '/docs' })
  expect(version.draftIds).toEqual(['FTC/Next'])
  expect(version.docs).toHaveLength(3)
  expect(version.docs).toEqual(
    expect.arrayContaining([
      { id: 'docs', path: '/docs', sidebar: null },
      { id: 'FTC', path: '/docs/FTC', sidebar: 'FTCSidebar' },
      { id: 'FTC/FAQ', path: '/docs/FTC/FAQ', sidebar: 'FTCSidebar' },
    ]),
  )
})
