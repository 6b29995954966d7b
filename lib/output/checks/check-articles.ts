import type { CompiledPage, Project } from '../../compile/project'
import { checkBlocks } from '../../content/checks/blocks/check-blocks'
import { checkValues } from '../../content/checks/blocks/check-values'
import { COMMAND_RULES_FILE, commandRulesSchema } from '../../content/checks/blocks/shell-block'
import { checkRemedies } from '../../content/checks/check-remedies'
import {
  errorIn,
  formatProblem,
  messageOf,
  type Problem,
  ProblemError,
} from '../../content/problem'
import { filesBelow, lineOfUrl } from '../../content/project-files'
import { readRemedyRules } from '../../content/symptoms/remedy-rules'
import { readFacts } from '../../content/yaml'
import { type LinkedPage, linkProblems } from './link-problems'

/**
 * Finds pages that do not compile, broken links, anchors, and images (§8), and unused partials.
 * @param linkedUrls URLs of generated files that pages may link to
 */
export async function checkPages(
  { root, pageMap, page: compiledPage }: Project,
  linkedUrls: readonly string[],
): Promise<readonly Problem[]> {
  const { pages, published, files } = await pageMap()
  const faults: Problem[] = []
  const linked: LinkedPage[] = []
  const used = new Set<string>()
  for (const page of pages)
    try {
      const { tags, partials } = await compiledPage(page.file)
      linked.push({ ...page, tags })
      for (const partial of partials) used.add(partial)
    } catch (error) {
      const isKnown = error instanceof ProblemError
      faults.push(...(isKnown ? error : errorIn(page.file, { advice: messageOf(error) })).problems)
    }
  const unpublished = pages.filter((page) => !published.includes(page))
  const drafts = new Set(unpublished.map(({ route }) => route))
  const urls = new Set([
    ...[...files.keys()].filter((route) => !drafts.has(route)),
    ...filesBelow(root, 'public').map((file) => file.slice('public'.length)),
    ...linkedUrls,
  ])
  // A page that does not compile may use any partial.
  const unused = faults.length > 0 ? [] : unusedPartials(root, used)
  const data = filesBelow(root, 'data', '.yaml')
  const placesOf = (url: string) =>
    data.flatMap((file) => {
      const line = lineOfUrl(root, file, url)
      return line === undefined ? [] : [{ file, line }]
    })
  return unique([...faults, ...linkProblems(linked, urls, drafts, placesOf), ...unused])
}

/**
 * Finds code blocks that fail or do harm when pasted, placeholders for which a form accepts harmful values, and
 * remedies that do not say when they do no harm. Leaves out pages that do not compile.
 */
export async function checkInstructions(project: Project): Promise<readonly Problem[]> {
  const compiled: CompiledPage[] = []
  for (const { file } of (await project.pageMap()).pages) {
    // The fault of a page that does not compile is reported by checkPages.
    const page = await project.page(file).catch(() => undefined)
    if (page !== undefined) compiled.push(page)
  }
  const blocks = compiled.flatMap(({ codeBlocks }) => codeBlocks)
  const remedies = compiled.flatMap((page) => page.remedies)
  const values = compiled.map((page) => {
    return { blocks: page.codeBlocks, rules: new Map(Object.entries(page.values)) }
  })
  try {
    const commandRules = readFacts(project.root, COMMAND_RULES_FILE, commandRulesSchema)
    return unique([
      ...(await checkBlocks(blocks, commandRules)),
      ...(await checkValues(values)),
      ...checkRemedies(remedies, readRemedyRules(project.root), commandRules),
    ])
  } catch (error) {
    if (error instanceof ProblemError) return error.problems
    throw error
  }
}

function unusedPartials(root: string, used: ReadonlySet<string>): Problem[] {
  return filesBelow(root, 'partials')
    .filter((file) => !used.has(file))
    .map((file) => {
      const finding = { found: 'no page that uses the file', advice: 'use or delete it' }
      return { severity: 'warning', file, field: 'partial', ...finding }
    })
}

/** Removes duplicates, because an error in a partial is found once for every page that uses the partial. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}
