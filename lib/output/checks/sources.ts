import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Problem, printProblem } from '../../content/problem'
import { filesBelow, readText } from '../../content/project-files'
import type { OutputFinding } from './output-problem'

/** Texts of the files that pages are made of, by path. */
export type Sources = ReadonlyMap<string, string>

const FOLDERS = ['pages', 'partials', 'data', 'lib/content/home'] as const
const TEXT = /\.(?:mdx?|ya?ml|svg|ts)$/

/** Reads what writers and owners edit: pages, partials, data, the home page's texts and the site configuration. */
export function readSources(root: string): Sources {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (file) => TEXT.test(file) && !file.includes('.test.'),
  )
  const all = [...files, 'site.config.ts'].filter((file) => existsSync(path.join(root, file)))
  return new Map(all.map((file) => [file, readText(path.join(root, file))]))
}

/**
 * Names where in the source the faults of exported pages are: the page's own file, a partial, data or configuration. An
 * error that many pages get from one source is reported once.
 * @param fileOf the source file of a route; undefined for pages in code
 */
export function locateProblems(
  findings: readonly OutputFinding[],
  sources: Sources,
  fileOf: (route: string) => string | undefined,
): Problem[] {
  const shared = [...sources.keys()].filter((file) => !file.startsWith('pages/'))
  const problems = findings.flatMap(({ route, needle, ...finding }): Problem[] => {
    const own = fileOf(route)
    const inPage = own === undefined ? [] : linesWith(needle, own, sources)
    const found =
      inPage.length > 0 ? inPage : shared.flatMap((file) => linesWith(needle, file, sources))
    const places: Place[] = found.length > 0 ? found : [{ file: own ?? `page ${route}` }]
    return places.map((place) => ({ severity: 'warning', ...place, ...finding }))
  })
  const byText = new Map(problems.map((problem) => [printProblem(problem), problem]))
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem)
}

type Place = Pick<Problem, 'file' | 'line'>

/** Each line that has the text between signs that can end a URL. */
function linesWith(needle: string, file: string, sources: Sources): Place[] {
  const text = sources.get(file)
  if (text === undefined || needle === '' || !text.includes(needle)) return []
  const escaped = needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?<![\\w/.-])${escaped}(?![\\w/#-])`)
  return text
    .split('\n')
    .flatMap((line, index) => (whole.test(line) ? [{ file, line: index + 1 }] : []))
}
