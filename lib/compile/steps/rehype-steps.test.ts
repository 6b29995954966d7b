import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const h3 = (id: string, text: string) => `<h3 id="${id}"><a href="#${id}">${text}</a></h3>`

const PROGRESS = /<div class="steps-progress">.*?<\/div>/g

/** The article without line breaks, and without the line that says how many steps are done. */
async function html(body: string): Promise<string> {
  return (await compileBody(body)).html.replaceAll('\n', '').replace(PROGRESS, '')
}

describe('<Steps>', () => {
  it('is an ordered list: each heading starts a step with what follows it', async () => {
    expect(
      await html('<Steps>\n### One\n\nText\n\n- a\n- b\n\n### Two\n\n### Three\n\nEnd\n</Steps>'),
    ).toBe(
      `<ol class="steps"><li class="step">${h3('one', 'One')}<p>Text</p><ul><li>a</li><li>b</li></ul></li>` +
        `<li class="step">${h3('two', 'Two')}</li>` +
        `<li class="step">${h3('three', 'Three')}<p>End</p></li></ol>`,
    )
  })

  it('leaves what is before and after it alone', async () => {
    expect(await html('## A\n\n<Steps>\n### One\n</Steps>\n\n### B\n\nText')).toBe(
      `<h2 id="a"><a href="#a">A</a></h2><ol class="steps"><li class="step">${h3('one', 'One')}</li></ol>` +
        `${h3('b', 'B')}<p>Text</p>`,
    )
  })

  it('can hold code, tables and components', async () => {
    const found = await html(
      '<Steps>\n### One\n\n```bash\nls\n```\n\n| A |\n| --- |\n| 1 |\n\n<Expect>\nIt lists.\n</Expect>\n\n### Two\n</Steps>',
    )
    expect(found).toMatch(
      /^<ol class="steps"><li class="step"><h3.*<figure class="code">.*<table>.*You should see.*<\/li><li class="step"><h3.*<\/ol>$/,
    )
  })

  it('can stand in a component and in a step', async () => {
    const found = await html(
      '<Steps>\n### One\n\n<Steps>\n### Inner\n</Steps>\n\n<Expect>\n<Steps>\n### Deep\n</Steps>\n</Expect>\n</Steps>',
    )
    expect(found.match(/<ol class="steps">/g)).toHaveLength(3)
    expect(found).toContain(
      `${h3('one', 'One')}<ol class="steps"><li class="step">${h3('inner', 'Inner')}</li></ol>`,
    )
  })

  it('lists its headings in the table of contents', async () => {
    const { toc } = await compileBody('<Steps>\n### One\n\n### Two\n</Steps>')
    expect(toc).toEqual([
      { id: 'one', text: 'One', level: 3 },
      { id: 'two', text: 'Two', level: 3 },
    ])
  })

  it('says once, above the first, how many steps are done', async () => {
    const steps = '<Steps>\n### One\n\n### Two\n</Steps>\n'
    const { flatHtml } = await compileBody(`Text\n\n${steps}\n## B\n\n${steps}`)
    expect(flatHtml.match(PROGRESS)).toHaveLength(1)
    expect(flatHtml).toMatch(
      /^<p>Text<\/p><div class="steps-progress">.*0 of 4 steps done.*<\/div><ol class="steps">/,
    )
  })

  it('marks no other heading as a step', async () => {
    const { html: found, toc } = await compileBody('## A\n\n### B\n')
    expect(toc).toEqual([
      { id: 'a', text: 'A', level: 2 },
      { id: 'b', text: 'B', level: 3 },
    ])
    expect(found).not.toMatch(PROGRESS)
  })

  const page = 'pages/docs/Page.mdx'

  it.each([
    [
      'text before the first heading',
      '<Steps>\nText\n\n### One\n</Steps>',
      `${page}:7 <Steps>: expected a ### heading first`,
    ],
    [
      'a heading 2',
      '<Steps>\n### One\n\n## Two\n</Steps>',
      `${page}:10 <Steps>: found h2, expected only ### headings inside`,
    ],
    ['nothing inside', 'Text\n\n<Steps>\n</Steps>', `${page}:9 <Steps>: found no ### heading`],
    ['nothing at all', '<Steps />', `${page}:7 <Steps>: found no ### heading`],
  ])('%s is reported with its place', async (_case, body, message) => {
    await expect(compileBody(body)).rejects.toThrow(message)
  })
})
