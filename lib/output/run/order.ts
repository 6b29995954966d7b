/** Something that can be made when what it needs is there. */
type Step = { readonly name: string; readonly needs: readonly string[] }

/**
 * Steps in an order in which each comes after what it needs.
 * @param sources what is there from the start
 * @throws when a step needs itself or something that nothing makes
 */
export function inOrder<Item extends Step>(
  steps: readonly Item[],
  sources: readonly string[],
): Item[] {
  const made = new Set(sources)
  const ordered: Item[] = []
  let left = [...steps]
  while (left.length > 0) {
    const next = left.find(({ needs }) => needs.every((need) => made.has(need)))
    if (next === undefined)
      throw new Error(
        left
          .map(({ name, needs }) => {
            const missing = needs.filter((need) => !made.has(need))
            return `${name}: found no ${missing.join(', no ')}, expected something that makes it first`
          })
          .join('\n'),
      )
    ordered.push(next)
    made.add(next.name)
    left = left.filter((step) => step !== next)
  }
  return ordered
}

/** The sources of a step, those of the steps it needs among them. */
export function sourcesOf(step: Step, steps: readonly Step[]): ReadonlySet<string> {
  return new Set(
    step.needs.flatMap((need) => {
      const other = steps.find(({ name }) => name === need)
      return other === undefined ? [need] : [...sourcesOf(other, steps)]
    }),
  )
}
