import { CODE_LANGUAGES } from '../../compile/code/highlight'
import type { Problem } from '../../content/problem'
import type { Sources } from './sources'

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)/

/** Partials and diagrams that nothing uses, and code blocks in a language that is not known. */
export function sourceProblems(sources: Sources): Problem[] {
  const texts = [...sources].filter(([file]) => /\.mdx?$/.test(file))
  return [
    ...unusedPartials(sources),
    ...texts.flatMap(([file, text]) => unknownLanguages(file, text)),
  ]
}

function unusedPartials(sources: Sources): Problem[] {
  const all = [...sources.values()].join('\n')
  return [...sources.keys()].flatMap((file) => {
    const use = useOf(file)
    if (use === undefined || all.includes(use)) return []
    return [
      {
        severity: 'warning',
        file,
        line: 1,
        field: 'partial',
        found: 'no page that uses it',
        expected: `${use} />`,
        advice: 'use it or delete it',
      },
    ]
  })
}

/** How pages take a file in. */
function useOf(file: string): string | undefined {
  const [, folder, name] = /^(partials\/diagrams|partials)\/(.+)\.(?:mdx|svg)$/.exec(file) ?? []
  if (name === undefined) return undefined
  return folder === 'partials' ? `<Partial file="${name}"` : `<Diagram name="${name}"`
}

function unknownLanguages(file: string, text: string): Problem[] {
  const problems: Problem[] = []
  let open: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, , signs, language = ''] = FENCE.exec(line) ?? []
    if (signs === undefined) continue
    if (open === undefined) {
      open = signs
      if (!CODE_LANGUAGES.includes(language))
        problems.push({
          severity: 'warning',
          file,
          line: index + 1,
          field: 'code block',
          found: `language "${language}"`,
          expected: `one of ${CODE_LANGUAGES.join(', ')}`,
        })
    } else if (language === '' && signs.startsWith(open)) open = undefined
  }
  return problems
}
