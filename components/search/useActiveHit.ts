import { useState } from 'react'
import type { Hit } from '../../lib/search/hit'

/** Id of a hit in the list of the modal. */
export function optionId(hit: Hit): string {
  return `search-option-${hit.id}`
}

export type ActiveHit = {
  /** The hit that Enter follows: the first one until the reader chooses another. */
  readonly active: Hit | undefined
  readonly activate: (hit: Hit) => void
  readonly activateFirst: () => void
  /** Goes on to the next or the previous one, from either end to the other. */
  readonly move: (step: 1 | -1) => void
}

/**
 * Which of the hits is active.
 * @param hits as they stand in the list
 */
export function useActiveHit(hits: readonly Hit[]): ActiveHit {
  const [chosen, setChosen] = useState<string | null>(null)
  const active = hits.find((hit) => hit.id === chosen) ?? hits[0]
  const activate = (hit: Hit) => setChosen(hit.id)
  const move = (step: 1 | -1) => {
    if (active === undefined) return
    const next = hits.at((hits.indexOf(active) + step) % hits.length)
    if (next === undefined) return
    activate(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  return { active, activate, activateFirst: () => setChosen(null), move }
}
