import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

describe("what a guide has under Nextra's names", () => {
  it.each([
    ['info', 'note'],
    ['default', 'tip'],
    ['warning', 'warning'],
    ['error', 'danger'],
  ])('a callout of the type %s is a %s', async (type, own) => {
    const { html } = await compileBody(`<Callout type="${type}">Text</Callout>`)
    expect(html).toContain(`class="callout callout-${own}"`)
  })

  it('tabs with items', async () => {
    const { flatHtml } = await compileBody(
      "<Tabs items={['Linux', 'Windows']}>\n<Tabs.Tab>\n\nA\n\n</Tabs.Tab>\n<Tabs.Tab>\n\nB\n\n</Tabs.Tab>\n</Tabs>",
    )
    expect(flatHtml).toContain('data-tab="Linux"><p class="tab-panel-title">Linux</p><p>A</p>')
    expect(flatHtml).toContain('data-tab="Windows"><p class="tab-panel-title">Windows</p><p>B</p>')
  })

  it('cards', async () => {
    const { flatHtml, markdown } = await compileBody(
      '<Cards num={2}>\n<Cards.Card title="Ports" href="/docs/Ports">\n\nWhat to open.\n\n</Cards.Card>\n</Cards>',
    )
    expect(flatHtml).toContain(
      '<ul class="cards"><li class="card"><p><a href="/docs/Ports">Ports</a></p><p>What to open.</p></li></ul>',
    )
    expect(markdown).toMatch(/\[Ports\]\(\S+\/docs\/Ports\)/)
  })

  it('a tree of files', async () => {
    const { flatHtml } = await compileBody(
      '<FileTree>\n<FileTree.Folder name="data" defaultOpen>\n<FileTree.File name="a.yaml" />\n</FileTree.Folder>\n</FileTree>',
    )
    expect(flatHtml).toContain(
      '<ul><li><code>data/</code><ul><li><code>a.yaml</code></li></ul></li></ul>',
    )
  })
})

describe('a fault is told with its place', () => {
  it.each([
    [
      "<Tabs items={['A']}>\n<Tabs.Tab>A</Tabs.Tab>\n<Tabs.Tab>B</Tabs.Tab>\n</Tabs>",
      '7 <Tabs items>: found 1 labels',
    ],
    [
      '<FileTree>\nText\n</FileTree>',
      '8 <FileTree>: found paragraph, expected only <FileTree.Folder>',
    ],
    [
      '<FileTree>\n<FileTree.File path="a" />\n</FileTree>',
      '8 <FileTree.File>: found the attribute path',
    ],
  ])('%s', async (body, message) => {
    await expect(compileBody(body)).rejects.toThrow(`pages/docs/Page.mdx:${message}`)
  })
})
