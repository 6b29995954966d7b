/**
 * Webpack loader after Nextra's: gives a page the navigation of its own branch instead of the whole page map, and
 * tells webpack which other files the page was made from. In the browser's build the page's text stays out.
 */
export default async function pageLoader(code) {
  const callback = this.async()
  try {
    const { navigationOfFile, compiledPages, leavesArticle } = this.getOptions()
    const { result, dependencies } = await navigationOfFile(this.resourcePath)
    addDependencies(this, dependencies)
    const page = withBranch(code, result)
    compiledPages?.set(this.resourcePath, page)
    callback(null, leavesArticle ? withoutArticle(page) : page)
  } catch (error) {
    callback(error)
  }
}

/** Runs before Nextra's loader, and in its place when the page was compiled for the server in this build. */
export function pitch() {
  const { compiledPages, leavesArticle } = this.getOptions()
  const page = compiledPages?.get(this.resourcePath)
  if (page === undefined) return undefined
  // Webpack notes the page itself only when it reads it.
  addDependencies(this, [this.resourcePath])
  return leavesArticle ? withoutArticle(page) : page
}

function addDependencies(loader, files) {
  const { dependenciesOfFile } = loader.getOptions()
  for (const file of [...files, ...dependenciesOfFile(loader.resourcePath)])
    loader.addDependency(file)
}

/** Replaces Nextra's import of the page map. Throws when Nextra writes its pages in another way. */
export function withBranch(code, navigation) {
  const replaced = code
    .replace(
      /import \{ pageMap \} from '[^']+'/,
      // A function, because labels may hold `$&`.
      () => `const pageMap = []\nconst navigation = ${JSON.stringify(navigation)}`,
    )
    .replace(',pageMap,frontMatter,title}', ',pageMap,navigation,frontMatter,title}')
  if (!replaced.includes('const navigation = ') || !replaced.includes('pageMap,navigation,')) {
    throw new Error(
      'page loader: found no page map in the code that Nextra made, expected Nextra 3.3.1',
    )
  }
  return replaced
}

/**
 * Takes the text out of a page's code for the browser, where it stands in the document already (see article-html.ts).
 * Throws when the compile steps print it in another way.
 */
export function withoutArticle(code) {
  const start = code.indexOf(ARTICLE_START)
  if (start === -1) return code
  const end = code.indexOf(ARTICLE_TAIL, start)
  if (end === -1)
    throw new Error('page loader: found no end of the article in the code of the page')
  return `${code.slice(0, start)}<Article html={null}${code.slice(end + ARTICLE_TAIL.length)}`
}

const ARTICLE_START = '<Article html={"'
/** Ends with the mark that rehype-article.ts puts after the text. */
const ARTICLE_TAIL = '<!--/article-->"}'
