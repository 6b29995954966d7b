/** Place of the first right page among the results of a query, from 1; null when it is not among those looked at. */
type QueryOutcome = {
  readonly query: string
  readonly kind: string
  readonly place: number | null
  /** The pages found, best first. */
  readonly found: readonly string[]
}

const LOOKED_AT = 5

/** Compares the pages a query found with those that answer it. */
export function outcomeOf(
  query: string,
  kind: string,
  urls: readonly string[],
  expected: readonly string[],
): QueryOutcome {
  const found = [...new Set(urls.map((url) => url.split('#')[0] ?? url))].slice(0, LOOKED_AT)
  const index = found.findIndex((route) => expected.includes(route))
  return { query, kind, place: index === -1 ? null : index + 1, found }
}

export function reportQuality(outcomes: readonly QueryOutcome[]) {
  const misspelt = outcomes.filter(({ kind }) => kind === 'typo')
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  return {
    meanReciprocalRank: meanRank(outcomes),
    firstRight: share(outcomes, ({ place }) => place === 1),
    misspelt: {
      answered: misspelt.filter(({ place }) => place !== null).length,
      all: misspelt.length,
    },
    byKind: new Map(
      kinds.map((kind) => [kind, meanRank(outcomes.filter((outcome) => outcome.kind === kind))]),
    ),
    misses: outcomes.filter(({ place }) => place !== 1),
  }
}

/** Mean of 1/place, 0 where no right page is among the first five. */
function meanRank(outcomes: readonly QueryOutcome[]): number {
  const sum = outcomes.reduce((total, { place }) => total + (place === null ? 0 : 1 / place), 0)
  return outcomes.length === 0 ? 0 : sum / outcomes.length
}

function share<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length
}
