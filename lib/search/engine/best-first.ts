/**
 * Parts the best few of many from the others, in one pass: a key sorts no more than it shows.
 * @param compare as for sorting; less than 0 for a better first item
 * @returns the best in their order, the others in the order they came in
 */
export function bestFirst<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): { best: Item[]; others: Item[] } {
  const best: Item[] = []
  for (const item of items) {
    const last = best[count - 1]
    if (last !== undefined && compare(item, last) >= 0) continue
    let place = Math.min(best.length, count - 1)
    while (place > 0 && isBetter(item, best[place - 1], compare)) place -= 1
    best.splice(place, 0, item)
    best.length = Math.min(best.length, count)
  }
  const chosen = new Set(best)
  return { best, others: items.filter((item) => !chosen.has(item)) }
}

function isBetter<Item>(
  item: Item,
  other: Item | undefined,
  compare: (a: Item, b: Item) => number,
): boolean {
  return other !== undefined && compare(item, other) < 0
}
