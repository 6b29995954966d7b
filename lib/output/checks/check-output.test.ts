import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../../content/pages/read-page-map'
import { printProblem } from '../../content/problem'
import { readExportedPages } from '../pages/exported-pages'
import { checkOutput, EXTERNAL_LINKS_FILE } from './check-output'

const START = 'pages/docs/Start.mdx'
const LINKS =
  '<a href="/docs/Start">s</a><a href="/docs/Setup">t</a><a href="/docs">d</a><a href="/">h</a>'

/** A site of three pages that link to each other; the source of one is `body`, its HTML is `html`. */
function site(body: string, html: string, change: ProjectFiles = {}): ProjectFiles {
  return {
    'pages/index.mdx': pageText('Home'),
    'pages/docs/index.mdx': pageText('Docs'),
    [START]: pageText('Start', {}, body),
    'pages/docs/Setup.mdx': pageText('Setup'),
    'out/index.html': `<main>${LINKS}</main>`,
    'out/docs.html': `<main>${LINKS}</main>`,
    'out/docs/Start.html': `<main><h2 id="first">First</h2>${html}</main>`,
    'out/docs/Setup.html': `<script id="__NEXT_DATA__"></script><nav id="servers-nav"></nav><main><h2 id="server">Server</h2><h2 id="client">Client</h2>${LINKS}</main>`,
    ...change,
  }
}

async function check(files: ProjectFiles, basePath = '') {
  const root = createProject(files)
  const { pages } = await readPageMap(root, {})
  const warnings = checkOutput({
    root,
    out: 'out',
    exported: await readExportedPages(path.join(root, 'out')),
    pages,
    siteUrl: 'https://docs.example.com',
    basePath,
    otherPaths: ['/9/docs'],
  }).map(printProblem)
  return { warnings, root }
}

it('a site without faults has no warning', async () => {
  const html =
    '<a href="/docs/Setup#client">c</a><a href="#first">f</a><a href="#top">t</a><a href="https://docs.example.com/docs">d</a>'
  expect((await check(site('', html))).warnings).toEqual([])
})

describe('G01 a link to a missing page', () => {
  it('is reported with file, line and the page that was meant', async () => {
    const body = 'Text.\n\nSee [setup](/docs/Setpu) and [it](/docs/Setpu).'
    expect((await check(site(body, '<a href="/docs/Setpu">setup</a>'))).warnings).toEqual([
      `${START}:9 link: found "/docs/Setpu", expected the address of a page or file of the site. Did you mean /docs/Setup?`,
    ])
  })

  it('in a partial is reported with the place in the partial, once', async () => {
    const link = '<a href="/docs/Gone">x</a>'
    const files = site('<Partial file="shared/a" />', link, {
      'partials/shared/a.mdx': 'One.\n\nSee [x](/docs/Gone).',
      'out/docs/Setup.html': `<h2 id="server">x</h2>${LINKS}${link}`,
    })
    const { warnings } = await check(files)
    expect(warnings).toEqual([expect.stringMatching(/^partials\/shared\/a\.mdx:3 link: found/)])
  })

  it('in data and in the configuration is reported with its place there', async () => {
    const files = site('', '<a href="/docs/A">a</a><a href="/docs/B">b</a>', {
      'data/x.yaml': 'a: 1\nlink: /docs/A\n',
      'site.config.ts': "\n\nexport default { href: '/docs/B' }",
    })
    expect((await check(files)).warnings.map((warning) => warning.split(' ')[0])).toEqual([
      'data/x.yaml:2',
      'site.config.ts:3',
    ])
  })

  it('that a component made is reported with the page', async () => {
    const { warnings } = await check(site('', '<a href="/nowhere/at/all">x</a>'))
    expect(warnings).toEqual([expect.stringMatching(/^pages\/docs\/Start\.mdx: link: found "\/no/)])
  })

  it('is none in a version that another build makes', async () => {
    expect((await check(site('', '<a href="/9/docs/Start">x</a>'))).warnings).toEqual([])
    expect((await check(site('', '<a href="/9/docsX">x</a>'))).warnings).toHaveLength(1)
  })

  it('outside of the base path is none of the site', async () => {
    const links = LINKS.replaceAll('href="', 'href="/help').replaceAll('/help/"', '/help"')
    const files = site('', '<a href="/help/docs/Setup">x</a><a href="/docs/Setup">y</a>', {
      'out/index.html': links,
      'out/docs.html': links,
      'out/docs/Setup.html': links,
    })
    expect((await check(files, '/help')).warnings).toEqual([
      expect.stringContaining('found "/docs/Setup", expected the address'),
    ])
  })
})

describe('G02 a link to a missing anchor', () => {
  it.each([
    ['of another page', '/docs/Setup#servers', '#server'],
    ['of its own page', '#frist', '#first'],
  ])('%s is reported with the anchors there are', async (_case, url, known) => {
    const files = site(`[x](${url})`, `<a href="${url}">x</a>`)
    expect((await check(files)).warnings).toEqual([
      `${START}:7 link: found "${url}", expected an anchor that the page has, such as ${known}`,
    ])
  })

  it('on a page without headings says so', async () => {
    const { warnings } = await check(site('', '<a href="/docs#zzz">x</a>'))
    expect(warnings[0]).toContain('expected an address without an anchor')
  })

  it('that is like none names all', async () => {
    const { warnings } = await check(site('', '<a href="/docs/Setup#zzz">x</a>'))
    expect(warnings[0]).toMatch(/such as #server, #client$/)
  })
})

it('G10 an id that stands twice in a page', async () => {
  const files = site('## First [#first]\n\n## Again [#first]', '<h2 id="first">Again</h2>')
  expect((await check(files)).warnings).toEqual(
    [7, 9].map(
      (line) =>
        `${START}:${line} id: found "first" 2 times, expected it once, whatever its letter case: give a heading an id of its own, such as [#first-2]`,
    ),
  )
})

it('ids that only letter case tells apart', async () => {
  const files = site('## Slot [#slot]', '<h2 id="slot">Slot</h2><p id="Slot">Slot</p>')
  expect((await check(files)).warnings[0]).toContain('id: found "Slot" 2 times')
})

describe('G13 an image', () => {
  const size = 'width="10" height="10"'
  const body = 'Text\n\n![The window](/img/a.png)'

  it.each([
    [
      'that is missing',
      `<img src="/img/a.png" alt="a" ${size}>`,
      'found "/img/a.png", expected a file in public/',
    ],
    ['without text', `<img src="/img/b.png" alt="" ${size}>`, 'found no text for "/img/b.png"'],
    ['without size', '<img src="/img/b.png" alt="b">', 'found no size of "/img/b.png"'],
    [
      'that is too heavy',
      `<img src="/img/big.png" alt="b" ${size}>`,
      'found 301 kB in "/img/big.png", expected at most 300 kB',
    ],
  ])('%s', async (_case, html, message) => {
    const files = site(body.replace('/img/a.png', /src="([^"]+)/.exec(html)?.[1] ?? ''), html, {
      'out/img/b.png': 'png',
      'out/img/big.png': 'x'.repeat(301_000),
    })
    expect((await check(files)).warnings).toEqual([
      expect.stringContaining(`${START}:9 image: ${message}`),
    ])
  })

  it('without faults passes, and so does one that only decorates', async () => {
    const html = `<img src="/img/b.png" alt="The window" ${size}><img src="/img/b.png" alt="" aria-hidden="true" ${size}>`
    expect((await check(site('', html, { 'out/img/b.png': 'png' }))).warnings).toEqual([])
  })
})

it('a page that nothing links to', async () => {
  const files = site('', '', {
    'pages/docs/Alone.mdx': pageText('Alone'),
    'out/docs/Alone.html': '<a href="/docs/Alone">itself</a>',
  })
  expect((await check(files)).warnings).toEqual([
    'pages/docs/Alone.mdx:1 page: found no link to it, expected one: link to it from a page it belongs to',
  ])
})

it('partials and diagrams that nothing uses', async () => {
  const files = site('<Partial file="used" />\n\n<Diagram name="used" />', '', {
    'partials/used.mdx': 'x',
    'partials/unused.mdx': 'x',
    'partials/diagrams/used.svg': '<svg/>',
    'partials/diagrams/unused.svg': '<svg/>',
  })
  expect((await check(files)).warnings).toEqual([
    'partials/diagrams/unused.svg:1 partial: found no page that uses it, expected <Diagram name="unused" />: use it or delete it',
    'partials/unused.mdx:1 partial: found no page that uses it, expected <Partial file="unused" />: use it or delete it',
  ])
})

it('G16 a code block in a language that is not known', async () => {
  const body = '````mdx\n```no-fence\n```\n````\n\n```bsah\nls\n```\n\n```bash\nls\n```\n'
  const { warnings } = await check(site(body, ''))
  expect(warnings).toEqual([
    expect.stringMatching(
      /^pages\/docs\/Start\.mdx:12 code block: found language "bsah", expected/,
    ),
  ])
})

it('links to other sites are listed with their pages, and not asked', async () => {
  const { warnings, root } = await check(
    site('', '<a href="https://b.example/x?a=1&amp;b=2">b</a><a href="https://a.example/">a</a>'),
  )
  expect(warnings).toEqual([])
  expect(readFileSync(path.join(root, EXTERNAL_LINKS_FILE), 'utf8')).toBe(
    'https://a.example/\t/docs/Start\nhttps://b.example/x?a=1&b=2\t/docs/Start\n',
  )
})

describe('what other programs read', () => {
  it('a URL in a head that leads nowhere is reported once', async () => {
    const head =
      '<link rel="alternate" href="/docs/Start.md"/><meta property="og:image" content="https://docs.example.com/img/x.png"/>'
    const files = site('', head, {
      'out/docs/Setup.html': `<h2 id="server">x</h2>${LINKS}${head}`,
      'out/docs/Start.md': '# Start',
    })
    expect((await check(files)).warnings).toEqual([
      expect.stringContaining('head: found "https://docs.example.com/img/x.png", expected'),
    ])
  })

  it('a URL in a list that leads nowhere is reported with the list', async () => {
    const files = site('', LINKS, {
      'out/llms.txt':
        '- [A](https://docs.example.com/docs/Start)\n- [B](https://docs.example.com/docs/Gone.md)',
      'out/sitemap.xml':
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><loc>https://docs.example.com/docs</loc></urlset>',
    })
    expect((await check(files)).warnings).toEqual([
      'out/llms.txt: found "https://docs.example.com/docs/Gone.md", expected an address of the site',
    ])
  })
})
