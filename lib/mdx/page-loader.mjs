/**
 * Webpack loader after Nextra's: gives a page the navigation of its own branch instead of the whole page map, and
 * tells webpack which other files the page was made from.
 */
export default async function pageLoader(code) {
  const callback = this.async()
  try {
    const { navigationOfFile, dependenciesOfFile } = this.getOptions()
    const { result, dependencies } = await navigationOfFile(this.resourcePath)
    for (const file of [...dependencies, ...dependenciesOfFile(this.resourcePath)])
      this.addDependency(file)
    callback(null, withBranch(code, result))
  } catch (error) {
    callback(error)
  }
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
