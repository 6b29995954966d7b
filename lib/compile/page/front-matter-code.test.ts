import type { Root } from 'mdast'
import { compileMdx } from 'nextra/compile'
import { expect, it } from 'vitest'
import { frontMatterCode } from './front-matter-code'

const data = {
  title: 'One "quoted"',
  description: '',
  navigation: '{}',
  readingMinutes: 1,
  stepCount: 0,
}

it('imports the items of each open section, which the front matter refers to', async () => {
  const sections = ['/docs/A', '/docs/A/B']
  const addFrontMatter = () => (tree: Root) => {
    tree.children.unshift(...frontMatterCode('pages/docs/A/B/One.mdx', data, sections))
  }
  const { result, title } = await compileMdx('Text', {
    mdxOptions: { outputFormat: 'program', jsx: true, remarkPlugins: [addFrontMatter] },
  })
  expect(title).toBe('One "quoted"')
  const code = result.replace(/\s+/g, ' ')
  const file = '../../../../lib/output/webpack/section-items.json'
  expect(code).toContain(`import section0 from "${file}?/docs/A";`)
  expect(code).toContain(`import section1 from "${file}?/docs/A/B";`)
  expect(code).toContain(
    '"sections": [{ "path": "/docs/A", "items": section0 }, { "path": "/docs/A/B", "items": section1 }]',
  )
})

it('imports nothing on a page without a sidebar', () => {
  const [statement, ...rest] = frontMatterCode('pages/index.mdx', data, [])
  expect(rest).toEqual([])
  expect(statement?.data?.estree?.body[0]?.type).toBe('ExportNamedDeclaration')
})
