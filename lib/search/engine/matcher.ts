import type { QueryUnit } from './query-plan'
import { tokenize } from './tokenize'

/** A run of text to mark. */
export type Match = { readonly start: number; readonly end: number; readonly unit: number }

/** Finds in a text what stands for the words of a query. */
export type FindMatches = (text: string) => Match[]

/** The matcher of a query. */
export function matcherOf(units: readonly QueryUnit[]): FindMatches {
  const unitOfTerm = new Map<string, number>()
  units.forEach((unit, index) => {
    for (const { terms } of unit.alternatives)
      for (const term of terms) if (!unitOfTerm.has(term)) unitOfTerm.set(term, index)
  })
  return (text) => {
    const matches: Match[] = []
    for (const { term, start, end } of tokenize(text)) {
      const unit = unitOfTerm.get(term)
      const last = matches.at(-1)
      // A whole comes before its parts: where it matches, they add nothing.
      if (unit === undefined || start < (last?.end ?? 0)) continue
      if (last?.end === start) matches[matches.length - 1] = { ...last, end }
      else matches.push({ start, end, unit })
    }
    return matches
  }
}
