import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../../content/pages/read-page-map'
import { formatProblem } from '../../content/problem'
import { readExportedPages } from '../pages/exported-pages'
import { checkOutput, EXTERNAL_LINKS_FILE } from './check-output'

const START = 'pages/docs/Start.mdx'
const LINKS =
  '<a href="/docs/Start">s</a><a href="/docs/Setup">t</a><a href="/docs">d</a><a href="/">h</a>'

/** A site whose pages link to each other, with additional HTML on the Start page. */
function site(html: string, change: ProjectFiles = {}): ProjectFiles {
  return {
    'pages/index.mdx': pageText('Home'),
    'pages/docs/index.mdx': pageText('Docs'),
    [START]: pageText(
      'Start',
      {},
      '<Partial size="s"\n  file="used" />\n\n<Diagram name="used" />',
    ),
    'pages/docs/Setup.mdx': pageText('Setup'),
    'out/index.html': `<main>${LINKS}</main>`,
    'out/docs.html': `<main>${LINKS}</main>`,
    'out/docs/Start.html': `<main><h2 id="first">First</h2>${html}</main>`,
    'out/docs/Setup.html': `<script id="__NEXT_DATA__"></script><nav id="servers-nav"></nav><main><h2 id="server">Server</h2><h2 id="client">Client</h2>${LINKS}</main>`,
    'out/img/b.png': 'png',
    ...change,
  }
}

async function check(files: ProjectFiles, basePath = '') {
  const root = createProject(files)
  const { pages } = await readPageMap(root, {})
  const exported = {
    pages: readExportedPages(path.join(root, 'out')),
    origin: 'https://docs.example.com',
    basePath,
  }
  return { root, warnings: checkOutput(root, exported, pages).map(formatProblem) }
}

it.each([
  ['a page', '<a href="/docs/Setup">s</a>'],
  ['an anchor of a page', '<a href="/docs/Setup#client">c</a>'],
  ['an anchor on the same page', '<a href="#first">f</a><a href="#top">t</a>'],
  ['its full URL', '<a href="https://docs.example.com/docs">d</a>'],
  ['an image', '<img src="/img/b.png" alt="b">'],
])('accepts %s', async (_case, html) => {
  expect((await check(site(html))).warnings).toEqual([])
})

const MISSING = 'expected the URL of a page or file of the site'

it.each([
  [
    'a link to a missing page suggests the most similar page',
    '<a href="/docs/Setpu">s</a><a href="/docs/Setpu">s</a>',
    {},
    `${START}: link: found "/docs/Setpu", ${MISSING}. Did you mean /docs/Setup?`,
  ],
  [
    'a link to a missing page on several pages is reported once',
    '<a href="/docs/Gone">x</a>',
    { 'out/index.html': `${LINKS}<a href="/docs/Gone">x</a>` },
    `${START}: link: found "/docs/Gone" on 2 pages, ${MISSING}`,
  ],
  [
    'a link to a missing anchor of another page',
    '<a href="/docs/Setup#servers">x</a>',
    {},
    `${START}: link: found "/docs/Setup#servers", expected a URL that ends with an anchor of the target page, such as #server`,
  ],
  [
    'a link to an anchor unlike any other lists all',
    '<a href="/docs/Setup#zzz">x</a>',
    {},
    `${START}: link: found "/docs/Setup#zzz", expected a URL that ends with an anchor of the target page, such as #server, #client`,
  ],
  [
    'a link to an anchor of a page without headings',
    '<a href="/docs#zzz">x</a>',
    {},
    `${START}: link: found "/docs#zzz", expected a URL without an anchor: no heading of the target page has an anchor`,
  ],
  [
    'a partial that nothing uses',
    '',
    { 'partials/used.mdx': 'x', 'partials/a/unused.mdx': 'x' },
    'partials/a/unused.mdx: partial: found no use of the file, expected <Partial file="a/unused" /> in a page or partial: use or delete the file',
  ],
  [
    'a diagram that nothing uses',
    '',
    {
      'partials/diagrams/used.svg': '<svg/>',
      // The tag for `used.svg` also includes its variant for wide columns.
      'partials/diagrams/used-wide.svg': '<svg/>',
      'partials/diagrams/unused.svg': '<svg/>',
    },
    'partials/diagrams/unused.svg: partial: found no use of the file, expected <Diagram name="unused" /> in a page or partial: use or delete the file',
  ],
])('%s is a warning', async (_fault, html, change, warning) => {
  expect(
    (await check(site(html, change))).warnings.map((line) => line.slice(0, warning.length)),
  ).toEqual([warning])
})

it('each page that nothing links to has its own warning', async () => {
  const change = Object.fromEntries(
    ['Alone', 'Apart'].flatMap((name) => [
      [`pages/docs/${name}.mdx`, pageText(name)],
      [`out/docs/${name}.html`, `<a href="/docs/${name}">itself</a>`],
    ]),
  )
  expect((await check(site('', change))).warnings).toEqual([
    'pages/docs/Alone.mdx: page: found no link to /docs/Alone from another page, expected at least one',
    'pages/docs/Apart.mdx: page: found no link to /docs/Apart from another page, expected at least one',
  ])
})

it('ignores a link outside the base path', async () => {
  const links = LINKS.replaceAll('href="', 'href="/help').replaceAll('/help/"', '/help"')
  const files = site('<a href="/help/docs/Setup">x</a><a href="/docs/Setup">y</a>', {
    'out/index.html': links,
    'out/docs.html': links,
    'out/docs/Setup.html': links,
  })
  expect((await check(files, '/help')).warnings).toEqual([
    expect.stringContaining('found "/docs/Setup", expected the URL'),
  ])
})

it('links to other sites are listed with their pages, but not requested', async () => {
  const { warnings, root } = await check(
    site('<a href="https://b.example/x?a=1&amp;b=2">b</a><a href="https://a.example/">a</a>'),
  )
  expect(warnings).toEqual([])
  expect(readFileSync(path.join(root, EXTERNAL_LINKS_FILE), 'utf8')).toBe(
    'https://a.example/\t/docs/Start\nhttps://b.example/x?a=1&b=2\t/docs/Start\n',
  )
})
