import type { OutputProblem } from './output-problem'

/** Texts of the files that pages are made of, by path. */
export type Sources = ReadonlyMap<string, string>

/**
 * Turns problems of exported pages into warnings that name the place in the source: the page's own file, a partial, data
 * or configuration. A problem that many pages have from one place is told once.
 * @param fileOf the source file of a route; undefined for pages in code
 */
export function placeProblems(
  problems: readonly OutputProblem[],
  sources: Sources,
  fileOf: (route: string) => string | undefined,
): string[] {
  const warnings = problems.flatMap(({ route, needle, message }) => {
    const own = fileOf(route)
    const shared = [...sources.keys()].filter((file) => !file.startsWith('pages/'))
    const inPage = own === undefined ? [] : linesWith(needle, own, sources)
    const places =
      inPage.length > 0 ? inPage : shared.flatMap((file) => linesWith(needle, file, sources))
    const named = places.length > 0 ? places : [own ?? `page ${route}`]
    return named.map((place) => `${place} ${message}`)
  })
  return [...new Set(warnings)].sort()
}

/** `file:line` of each line that has the text between signs that can end an address. */
function linesWith(needle: string, file: string, sources: Sources): string[] {
  const text = sources.get(file)
  if (text === undefined || needle === '' || !text.includes(needle)) return []
  const escaped = needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?<![\\w/.-])${escaped}(?![\\w/#-])`)
  return text
    .split('\n')
    .flatMap((line, index) => (whole.test(line) ? [`${file}:${index + 1}`] : []))
}
