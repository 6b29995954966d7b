import { CODE_LANGUAGES } from '../../compile/code/highlight'
import type { Sources } from './problem-places'

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)/

/** Partials and diagrams that nothing uses, and code blocks in a language that is not known. */
export function sourceProblems(sources: Sources): string[] {
  const texts = [...sources].filter(([file]) => /\.mdx?$/.test(file))
  return [
    ...unusedPartials(sources),
    ...texts.flatMap(([file, text]) => unknownLanguages(file, text)),
  ]
}

function unusedPartials(sources: Sources): string[] {
  const all = [...sources.values()].join('\n')
  return [...sources.keys()].flatMap((file) => {
    const name = /^partials\/(.+)\.(?:mdx|svg)$/.exec(file)?.[1]
    if (name === undefined) return []
    const use = name.startsWith('diagrams/')
      ? `<Diagram name="${name.slice('diagrams/'.length)}"`
      : `<Partial file="${name}"`
    return all.includes(use)
      ? []
      : [`${file}:1 partial: found no page that uses it, expected ${use} />: use it or delete it`]
  })
}

function unknownLanguages(file: string, text: string): string[] {
  const problems: string[] = []
  let open: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, , signs, language = ''] = FENCE.exec(line) ?? []
    if (signs === undefined) continue
    if (open === undefined) {
      open = signs
      if (!CODE_LANGUAGES.includes(language))
        problems.push(
          `${file}:${index + 1} code block: found language "${language}", expected one of ${CODE_LANGUAGES.join(', ')}`,
        )
    } else if (language === '' && signs.startsWith(open)) open = undefined
  }
  return problems
}
