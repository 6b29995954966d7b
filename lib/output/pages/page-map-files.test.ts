import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../../content/pages/read-page-map'
import { pageMapFiles } from './page-map-files'

it('lists written pages, but no app pages', async () => {
  const root = createProject({
    'pages/index.mdx': pageText('Home', { layout: 'app' }),
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/FTC/index.mdx': pageText('FTC'),
    'pages/docs/FTC/FAQ.mdx': pageText('FAQ', { status: 'placeholder' }),
    'pages/docs/FTC/Next.mdx': pageText('Next', { status: 'draft' }),
    'pages/docs/FTC/Tutorials/Logo.mdx': pageText('Logo'),
  })
  const reading = await readPageMap(root, { FTCSidebar: { path: '/docs/FTC' } })
  const text = pageMapFiles(reading).get('/page-map/pages.json') ?? ''
  expect(JSON.parse(text)).toEqual(
    [
      ['/docs', 'Documentation'],
      ['/docs/FTC', 'FTC'],
      ['/docs/FTC/Tutorials/Logo', 'Logo'],
    ].map(([path, title]) => ({ path, title })),
  )
})
