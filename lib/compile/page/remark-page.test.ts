import type { Root } from 'mdast'
import { compileMdx } from 'nextra/compile'
import { expect, it } from 'vitest'
import { frontMatterCode } from './remark-page'

const data = {
  title: 'One "quoted"',
  description: '',
  navigation: '{}',
  readingMinutes: 1,
  stepCount: 0,
}

async function compiled(section: string | undefined) {
  const addFrontMatter = () => (tree: Root) => {
    tree.children.unshift(...frontMatterCode('pages/docs/A/B/One.mdx', data, section))
  }
  const { result, title } = await compileMdx('Text', {
    codeHighlight: false,
    mdxOptions: { outputFormat: 'program', jsx: true, remarkPlugins: [addFrontMatter] },
  })
  return { code: result, title }
}

it('imports the open sections, and is the front matter for Nextra', async () => {
  const { code, title } = await compiled('/docs/A/B')
  expect(title).toBe('One "quoted"')
  expect(code).toContain(
    'import openSections from "../../../../lib/output/webpack/open-sections.json?/docs/A/B";',
  )
  expect(code).toContain('"sections": openSections')
})

it('imports nothing on a page without open sections', async () => {
  const { code } = await compiled(undefined)
  expect(code).toContain('"sections": []')
  expect(code).not.toContain('open-sections')
})
