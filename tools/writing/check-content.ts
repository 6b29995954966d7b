import { checkContent } from '../../lib/content/checks/check-content'
import { redirectsOf } from '../../lib/content/navigation/redirects'
import type { PageMapReading } from '../../lib/content/pages/read-page-map'
import { routeOfFile } from '../../lib/content/pages/routes'
import { type Problem, printBySeverity } from '../../lib/content/problem'
import { readOpenQuestions } from '../../lib/content/questions/open-questions'
import { siteConfig } from '../../lib/content/settings/site-config'
import { checkArticles } from '../../lib/output/checks/check-articles'
import { openPageStore } from '../../lib/output/pages/page-store'
import { changedFiles } from '../machine/changed-files'

/**
 * Checks content and site configuration without a build, as strictly as a strict build.
 * @param args `--changed` leaves out pages whose text nothing on this branch touches
 * @throws with one line for each error
 */
export async function reportContent(args: readonly string[]): Promise<void> {
  const changed = args.includes('--changed') ? await changedFiles() : undefined
  const { reading, problems } = await checkContent('.', siteConfig)
  const { error: say } = console
  // Nextra and React name the page of a fault once more, in words of their own.
  console.error = () => undefined
  const articles = await checkArticles('.', await openPageStore('.'), changed)
  console.error = say
  const { error, warning, notice } = printBySeverity([
    ...problems,
    ...articles,
    ...(changed === undefined ? [] : withoutRedirect(changed, reading)),
  ])
  for (const line of notice) console.warn(`Notice: ${line}`)
  const errors = [...new Set([...error, ...warning])]
  if (errors.length > 0) throw new Error(['The content has errors.', ...errors].join('\n'))
  const questions = readOpenQuestions('.').length
  console.log(
    `Content: ${reading.pages.length} pages, no errors, ${notice.length} notices, ${questions} open questions for Capella`,
  )
}

/** Pages that were removed since without a redirect. */
function withoutRedirect(changed: readonly string[], { files, pages }: PageMapReading): Problem[] {
  const redirects = redirectsOf(pages)
  return changed
    .filter((file) => /^pages\/.*\.mdx?$/.test(file))
    .map((file) => ({ file, route: routeOfFile(file) }))
    .filter(({ route }) => !files.has(route) && !redirects.has(route))
    .map(({ file, route }) => ({
      severity: 'notice',
      file,
      found: 'no page any more',
      expected: `"from: [${route}]" on the page that takes its place`,
    }))
}
