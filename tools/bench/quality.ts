const LOOKED_AT = 5

type QueryOutcome = ReturnType<typeof outcomeOf>

/** Compares the pages a query found with the expected ones. */
export function outcomeOf(
  query: string,
  kind: string,
  urls: readonly string[],
  expected: readonly string[],
) {
  const found = [...new Set(urls.map((url) => url.split('#')[0] ?? url))].slice(0, LOOKED_AT)
  const index = found.findIndex((route) => expected.includes(route))
  /** Of the first right page, from 1; null when it is not among those looked at. */
  const place = index === -1 ? null : index + 1
  return { query, kind, place, found }
}

/** Means over queries: of 1/place, 0 where no right page is among the first; of right pages at the first place. */
export function reportQuality(outcomes: readonly QueryOutcome[]) {
  const ofKind = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind)
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  return {
    meanReciprocalRank: meanRank(outcomes),
    firstRight: outcomes.filter(({ place }) => place === 1).length / (outcomes.length || 1),
    byKind: new Map(kinds.map((kind) => [kind, meanRank(ofKind(kind))])),
    misses: outcomes.filter(({ place }) => place !== 1),
  }
}

function meanRank(outcomes: readonly QueryOutcome[]): number {
  const sum = outcomes.reduce((total, { place }) => total + (place === null ? 0 : 1 / place), 0)
  return sum / (outcomes.length || 1)
}
