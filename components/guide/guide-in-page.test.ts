import { describe, expect, it } from 'vitest'
import { compileBody } from '../../tests/fixtures/compile-page'

describe('components in a page', () => {
  it('Tabs hold blocks of text, code and each other', async () => {
    const { html } = await compileBody(
      '<Tabs group="os">\n<Tab label="Linux">\n```bash\nls\n```\n</Tab>\n\n<Tab label="Windows">\nText\n</Tab>\n</Tabs>',
    )
    expect(html).toMatch(/<div class="tabs" data-tab-group="os">/)
    expect(html.match(/<input type="radio"/g)).toHaveLength(2)
    expect(html).toMatch(/data-tab="Linux"[\s\S]*<figure class="code">[\s\S]*data-tab="Windows"/)
  })

  it('Tabs of one page choose apart from each other', async () => {
    const tabs = '<Tabs>\n<Tab label="A">\na\n</Tab>\n<Tab label="B">\nb\n</Tab>\n</Tabs>'
    const { html } = await compileBody(`${tabs}\n\n${tabs}`)
    const names = [...html.matchAll(/ type="radio" name="([^"]*)"/g)].map(([, name]) => name)
    expect(names).toHaveLength(4)
    expect(new Set(names).size).toBe(2)
  })

  it.each([
    [
      'one tab',
      '<Tabs>\n<Tab label="A">\na\n</Tab>\n</Tabs>',
      'found 1 <Tab>, expected at least two',
    ],
    [
      'text between tabs',
      '<Tabs>\nText\n\n<Tab label="A">\na\n</Tab>\n</Tabs>',
      'expected only <Tab>',
    ],
    ['no label', '<Tabs>\n<Tab>\na\n</Tab>\n</Tabs>', '<Tab>: found no label, expected one'],
    [
      'one label twice',
      '<Tabs>\n<Tab label="A">\na\n</Tab>\n<Tab label="A">\nb\n</Tab>\n</Tabs>',
      'found two <Tab label="A">, expected different labels',
    ],
  ])('%s: the error names the page', async (_case, body, message) => {
    const error = await compileBody(body).catch((reason: unknown) => String(reason))
    expect(error).toContain('pages/docs/Page.mdx')
    expect(error).toContain(message)
  })
})
