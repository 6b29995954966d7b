import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { pageText } from '../../../tests/fixtures/temp-project'
import { pageModule } from './page-module'

const FILE = 'pages/docs/FTC/Setup.mdx'
const TEXT = 'Words that stand in the article, with "quotes", `$&` and \\</script>.'
const navigation = {
  sidebar: null,
  items: [{ label: "$& $1 it's", path: '/docs' }],
  breadcrumbs: [],
  previous: null,
  next: null,
}

/** Stands in for Nextra's wrapper: hands out what it is given. */
function HOC_MDXWrapper(...given: unknown[]): unknown {
  return given
}

const PACKAGES: Readonly<Record<string, object>> = {
  'nextra/setup-page': { HOC_MDXWrapper },
  'nextra/mdx': { useMDXComponents: () => ({ Article: 'Article' }) },
  'react/jsx-runtime': { jsx: (type: unknown, props: object) => ({ type, props }) },
}

/** Runs the module of a page as a bundler does, and gives what it hands to Nextra. */
async function run(text: string, isPreview: boolean, file = FILE) {
  const { compiled: page } = await compilePage(file, { [file]: text })
  const code = pageModule(page, { file, navigation, isPreview })
  const { code: script } = transformSync(code, { loader: 'jsx', format: 'cjs', jsx: 'automatic' })
  const module: { exports: { default?: unknown } } = { exports: {} }
  new Function('require', 'module', 'exports', script)(
    (name: string) => PACKAGES[name] ?? {},
    module,
    module.exports,
  )
  const [Content, route, options] = Array.from(Object(module.exports.default))
  return { code, page, route, options, printed: Reflect.apply(Object(Content), undefined, [{}]) }
}

describe('the module of a page', () => {
  const text = pageText('Setup', {}, `${TEXT}\n\n## First\n`)

  it('hands route, navigation, front matter and, under a preview, the article to Nextra', async () => {
    const { page, route, options, printed } = await run(text, true)
    expect(route).toBe('/docs/FTC/Setup')
    expect(options).toMatchObject({
      filePath: FILE,
      navigation,
      frontMatter: { title: 'Setup' },
      title: 'Setup',
    })
    expect(Object(options).readingTime.minutes).toBeGreaterThan(0)
    expect(printed).toEqual({ type: 'Article', props: { html: page.html, toc: page.toc } })
    expect(page.html).toContain('Words that stand')
  })

  it('has no article in a build', async () => {
    const { code, page, printed } = await run(text, false)
    expect(code).not.toContain('Words that stand')
    expect(printed).toEqual({ type: 'Article', props: { html: null, toc: page.toc } })
  })

  it('leaves an app page to its own components', async () => {
    const app = pageText('Home', { layout: 'app' }, "import { Home } from './home'\n\n<Home />")
    const { route, code } = await run(app, false, 'pages/index.mdx')
    expect(route).toBe('/')
    expect(code).toContain("from './home'")
    expect(code).toContain('HOC_MDXWrapper(\n  MDXLayout,')
  })
})
