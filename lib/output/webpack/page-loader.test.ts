import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import pageLoader, { pitch, withBranch, withoutArticle } from './page-loader.mjs'

/** A page as Nextra 3.3.1 hands it on. */
const CODE = `import { HOC_MDXWrapper } from 'nextra/setup-page'
import { pageMap } from '/project/.next/static/chunks/nextra-page-map-.mjs'
export default HOC_MDXWrapper(
  MDXLayout,
  '/docs/FTC',
  {"filePath":"pages/docs/FTC.mdx"},pageMap,frontMatter,title},
  useTOC
)`

const BRANCH = `import { HOC_MDXWrapper } from 'nextra/setup-page'
const pageMap = []
const navigation = {"items":[{"label":"$& $1 it's"}]}
export default HOC_MDXWrapper(
  MDXLayout,
  '/docs/FTC',
  {"filePath":"pages/docs/FTC.mdx"},pageMap,navigation,frontMatter,title},
  useTOC
)`

const navigation = { items: [{ label: "$& $1 it's" }] }

const CHANGED = 'page loader: found no page map in the code that Nextra made, expected Nextra 3.3.1'

describe('withBranch', () => {
  it('puts the branch of the page in place of the page map', () => {
    expect(withBranch(CODE, navigation)).toBe(BRANCH)
  })

  it.each([
    ['without the import', CODE.replace(/import \{ pageMap \}.*\n/, '')],
    ['with another import', CODE.replace('import { pageMap }', 'import pageMap')],
    ['with other arguments', CODE.replace('pageMap,frontMatter', 'pageMap, frontMatter')],
    ['of nothing', ''],
  ])('fails clearly on a page %s', (_case, code) => {
    expect(() => withBranch(code, navigation)).toThrow(CHANGED)
  })
})

describe('withoutArticle', () => {
  const code = 'return <Article html={"<p>a \\"}\\" b</p><!--/article-->"} toc={[]}/>;'

  it('leaves the text of the page to the document', () => {
    expect(withoutArticle(code)).toBe('return <Article html={null} toc={[]}/>;')
  })

  it('leaves a page without an article as it is', () => {
    expect(withoutArticle('return <Home/>;')).toBe('return <Home/>;')
  })

  it('fails clearly on an article without its end', () => {
    expect(() => withoutArticle(code.replace('<!--/article-->', ''))).toThrow('found no end')
  })
})

it('the installed Nextra writes pages in the way that is expected', () => {
  const nextra = path.dirname(createRequire(import.meta.url).resolve('nextra/package.json'))
  const loader = readFileSync(path.join(nextra, 'dist/server/loader.js'), 'utf8')
  expect(loader).toContain("import { pageMap } from '${")
  expect(loader).toContain(',pageMap,frontMatter,title}')
})

describe('the loader', () => {
  /** Runs the loader the way webpack does. */
  async function load(code: string, navigationOfFile: (file: string) => Promise<unknown>) {
    const addDependency = vi.fn()
    const callback = vi.fn()
    await pageLoader.call(
      {
        async: () => callback,
        resourcePath: '/project/pages/docs/FTC.mdx',
        addDependency,
        getOptions: () => ({
          navigationOfFile,
          dependenciesOfFile: () => ['/project/partials/a.mdx'],
        }),
      },
      code,
    )
    return {
      answer: callback.mock.calls,
      dependencies: addDependency.mock.calls.map(([file]) => file),
    }
  }

  it('hands on the page and the files it was made from', async () => {
    const navigationOfFile = vi.fn(async () => ({
      result: navigation,
      dependencies: ['/project/pages/_meta.ts'],
    }))
    const { answer, dependencies } = await load(CODE, navigationOfFile)
    expect(navigationOfFile).toHaveBeenCalledWith('/project/pages/docs/FTC.mdx')
    expect(answer).toEqual([[null, BRANCH]])
    expect(dependencies).toEqual(['/project/pages/_meta.ts', '/project/partials/a.mdx'])
  })

  it.each([
    ['a page map with errors', CODE, () => Promise.reject(new Error('pages/a.mdx:3 title'))],
    ['a page of another Nextra', '', async () => ({ result: navigation, dependencies: [] })],
  ])('hands on the error of %s', async (_case, code, navigationOfFile) => {
    const { answer } = await load(code, navigationOfFile)
    expect(answer).toEqual([[expect.any(Error)]])
  })
})

describe('a page that server and browser share', () => {
  const PAGE = '/project/pages/docs/FTC.mdx'

  /** What webpack gives the loader in one of its two runs over the page. */
  function webpackRun(compiledPages: Map<string, string> | null, leavesArticle = false) {
    const callback = vi.fn()
    const addDependency = vi.fn()
    const context = {
      async: () => callback,
      resourcePath: PAGE,
      addDependency,
      getOptions: () => ({
        compiledPages,
        leavesArticle,
        navigationOfFile: async () => ({ result: navigation, dependencies: [] }),
        dependenciesOfFile: () => ['/project/partials/a.mdx'],
      }),
    }
    return { context, callback, addDependency }
  }

  it('is compiled once, and known to be made from the same files', async () => {
    const compiledPages = new Map<string, string>()
    const server = webpackRun(compiledPages)
    expect(pitch.call(server.context)).toBeUndefined()
    await pageLoader.call(server.context, CODE)
    const browser = webpackRun(compiledPages)
    expect(pitch.call(browser.context)).toBe(BRANCH)
    expect(browser.addDependency.mock.calls.flat()).toEqual([PAGE, '/project/partials/a.mdx'])
  })

  it.each([
    [false, true],
    [true, false],
  ])('with leavesArticle %s: has its text is %s', async (leavesArticle, hasText) => {
    const text = '<Article html={"Text<!--/article-->"} toc={[]}/>'
    const compiledPages = new Map<string, string>()
    await pageLoader.call(webpackRun(compiledPages).context, CODE + text)
    const browser = webpackRun(compiledPages, leavesArticle)
    expect(pitch.call(browser.context)?.includes('Text')).toBe(hasText)
    const alone = webpackRun(new Map(), leavesArticle)
    await pageLoader.call(alone.context, CODE + text)
    expect(alone.callback.mock.calls.join('').includes('Text')).toBe(hasText)
  })

  it('is compiled each time in the preview', async () => {
    const { context, callback } = webpackRun(null)
    await pageLoader.call(context, CODE)
    expect(callback).toHaveBeenCalledWith(null, BRANCH)
    expect(pitch.call(context)).toBeUndefined()
  })
})
